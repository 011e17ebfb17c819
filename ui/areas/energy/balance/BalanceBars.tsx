import type { DocumentChart } from '../../../../core/report/index.ts';
import { classNames, cssVars } from '../../../kit/index.ts';

/** The bars of a report. */
export function BalanceBars({ chart: { parts, bars } }: { readonly chart: DocumentChart }) {
  const longest = Math.max(0, ...bars.map(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0)));
  const percent = (size: number) => `${longest > 0 ? (size / longest) * 100 : 0}%`;
  return (
    <>
      {parts.length > 1 && (
        <ul className="bb-legend">
          {parts.map(({ fill, label }) => (
            <li key={fill}>
              <i className={`bb-${fill}`} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <ul className="bb-bars">
        {bars.map(({ label, sizes, value, isTotal }, at) => (
          <li key={at} className={classNames(isTotal && 'bb-whole')}>
            <span className="bb-name">{label}</span>
            <span className="bb-bar">
              <span className="bb-length">
                {sizes.map(
                  (size, i) =>
                    size > 0 && (
                      <i key={parts[i]!.fill} className={`bb-${parts[i]!.fill}`} style={cssVars({ '--bb-size': percent(size) })} />
                    ),
                )}
              </span>
              <span className="bb-value">{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
