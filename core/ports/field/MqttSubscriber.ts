import type { StopSignal } from '../StopSignal.ts';
import type { DoorProblem } from './FieldDoor.ts';

/** A message that a broker passes on. */
export interface MqttMessage {
  readonly topic: string;
  readonly text: string;
  /** The broker had kept it, so nobody knows how old it is. */
  readonly isRetained: boolean;
}

/** What a connection to a broker reports; nothing more after its end. */
export interface MqttEvents {
  message(message: MqttMessage): void;
  ended(problem: DoorProblem): void;
}

/** A connection to a broker. */
export interface MqttFeed {
  /** Asks for messages of these topics; gives those that the broker refuses. Never rejects. */
  subscribe(topics: readonly string[]): Promise<readonly string[]>;
  /** Ends it without a report; done when nothing of it is left. */
  close(): Promise<void>;
}

/** A broker whose messages can be listened to; nothing is ever published. */
export interface MqttSubscriber {
  /** Connects once, or says why not; never rejects. */
  open(events: MqttEvents, signal: StopSignal): Promise<MqttFeed | DoorProblem>;
}
