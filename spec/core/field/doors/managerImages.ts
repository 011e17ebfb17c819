const valid = (value: number | boolean) => ({ value, valid: true });

/** The process image of a station with two compressors, in the shapes that the public source reads. */
export const processImage = () => ({
  fullImg: true,
  image: {
    AIR_PRODUCER: [0, 1].map((i) => ({
      inputs: {
        SAM2_localNetPressure: valid(702_000 + i * 1000),
        SAM2_internalPressure: valid(731_000),
        SAM2_rpmCompressorMotor: valid(2950),
        SAM2_ADT: valid(355.15),
        SAM2_intakeTemperature: valid(298.15),
        SAM2_isMotorRunning: valid(true),
        SAM2_isLoad: valid(i === 0),
        SAM2_isIdle: valid(i === 1),
        SAM2_totalRunTime: valid(36_000_000),
        SAM2_totalLoadTime: valid(18_000_000),
      },
      states: {
        SAM2_powerConsumption: valid(45_200),
        SAM2_freeAirDelivery: valid(7.4),
        SAM2_remaingTimeNextMaintenance: valid(3_600_000),
      },
    })),
  },
});

export const netPressure = () => ({ currentNetPressure: valid(701_000), freeAirDelivery: valid(12.5) });
export const consumption = () => ({ consumption: { currentState: { current: 11.9 } } });

/** What the manager sends of a topic with an event `frommedi`. */
export const message = (topic: string, body: unknown) => ({ data: { header: { from: topic }, body: JSON.stringify(body) } });
