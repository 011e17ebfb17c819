/** (kappa - 1) / kappa of air, kappa 1.4. */
const exponent = 0.2857;
/** Of free air (ISO 1217), bar(a). */
const inletBar = 1;

/** How much work the ideal compression to a gauge pressure is, against another one: that of both is their ratio. */
export const isentropicWork = (pressureBar: number): number => ((pressureBar + inletBar) / inletBar) ** exponent - 1;
