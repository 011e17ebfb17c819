import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../kit/index.ts';

interface Props {
  readonly label: string;
  /** What is wrong about what was typed. */
  readonly problem: string | undefined;
}

/** The parts of a field that a date is typed into. */
export function TypedDate({ label, problem }: Props) {
  return (
    <>
      <Label className="dt-label">{label}</Label>
      <DateInput className="in dt-in">{(segment) => <DateSegment className="dt-segment" segment={segment} />}</DateInput>
      <Text slot="description" className="hint">
        {problem !== undefined && (
          <>
            <Icon name="i-error" />
            {problem}
          </>
        )}
      </Text>
    </>
  );
}
