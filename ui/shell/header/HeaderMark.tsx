import { classNames, Icon, type IconName } from '../../kit/index.ts';

export interface HeaderMarkProps {
  readonly icon: IconName;
  readonly tone: string;
  /** What the icon says. */
  readonly text: string;
  /** What stands beside it where there is room; the text without it. */
  readonly word?: string | undefined;
}

/** A state in the header as icon and word. */
export function HeaderMark({ icon, tone, text, word = text }: HeaderMarkProps) {
  return (
    <span className={classNames('stat', tone)} title={text}>
      <Icon name={icon} />
      <span className="stat-word" aria-hidden>
        {word}
      </span>
      <span className="vh">{text}</span>
    </span>
  );
}
