const machines = [
  ['screw', 112],
  ['piston', 336],
  ['turbo', 560],
] as const;

/** The drawn station in the ground colours; decoration. */
export function WelcomeArt() {
  return (
    <svg className="wel-art" viewBox="100 0 1090 432" preserveAspectRatio="xMinYMax meet" aria-hidden>
      <g className="mc">
        <path className="k wel-floor" d="M-2400 401H4800" />
        <path
          className="k"
          d="M188 96H4800M176 128V108q0-12 12-12M176 128H200M224 128H424M448 128H648M672 128H4800M200 128v88M224 128v88M424 128v88M448 128v88M648 128v88M672 128v88"
        />
        {machines.map(([kind, x]) => (
          <svg
            key={kind}
            x={x}
            y="200"
            width="200"
            height="213"
            viewBox="0 0 128 128"
            preserveAspectRatio="xMidYMax meet"
            overflow="visible"
          >
            <use href={`#m-${kind}`} />
          </svg>
        ))}
        <svg x="856" y="20" width="170" height="381" viewBox="0 0 96 216">
          <use href="#m-receiver" />
        </svg>
      </g>
    </svg>
  );
}
