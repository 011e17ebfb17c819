import type { DoorProblem } from './field/FieldDoor.ts';
import type { MqttEvents } from './field/MqttSubscriber.ts';
import type { StopSignal } from './StopSignal.ts';

/** A message of the station's own. */
export interface OwnMessage {
  readonly topic: string;
  /** Empty to remove what the broker keeps. */
  readonly text: string;
  /** Whether the broker keeps it for who comes later. */
  readonly isRetained: boolean;
  /** 1 is sent until the broker has confirmed it. */
  readonly qos: 0 | 1;
}

/** A connection to a broker that messages are given to. */
export interface MqttPublishing {
  /** Whether the broker has it: of quality 1 by its word, of 0 by the socket. Never rejects. */
  publish(message: OwnMessage): Promise<boolean>;
  /** Asks for messages of one topic; false where the broker refuses. Never rejects. */
  listen(topic: string): Promise<boolean>;
  /** Ends it without a report and without the will; done when nothing of it is left. */
  close(): Promise<void>;
}

/** A broker that messages can be published at. */
export interface MqttPublisher {
  /** Connects once, or says why not; the broker says the will, where there is one, when the connection breaks. Never rejects. */
  open(will: OwnMessage | undefined, events: MqttEvents, signal: StopSignal): Promise<MqttPublishing | DoorProblem>;
}
