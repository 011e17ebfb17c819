import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

export interface StepperProps {
  readonly back: Step | undefined;
  readonly forward: Step | undefined;
  /** Of the button that leads nowhere. */
  readonly backLabel: string;
  readonly forwardLabel: string;
}

/** Where a step leads, and what it is called. */
export interface Step {
  readonly to: string;
  readonly name: string;
}

/** To the page before and the page after; at an end the button is disabled. */
export function Stepper({ back, forward, backLabel, forwardLabel }: StepperProps) {
  return (
    <>
      {back === undefined ? (
        <button type="button" className="btn" disabled aria-label={backLabel}>
          <Icon name="g-left" />
        </button>
      ) : (
        <Link className="btn" to={back.to} rel="prev" aria-label={`${backLabel}, ${back.name}`}>
          <Icon name="g-left" />
          {back.name}
        </Link>
      )}
      {forward === undefined ? (
        <button type="button" className="btn" disabled aria-label={forwardLabel}>
          <Icon name="g-right" />
        </button>
      ) : (
        <Link className="btn" to={forward.to} rel="next" aria-label={`${forwardLabel}, ${forward.name}`}>
          {forward.name}
          <Icon name="g-right" />
        </Link>
      )}
    </>
  );
}
