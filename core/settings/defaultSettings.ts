import type { Settings } from './Settings.ts';

export const defaultSettings: Settings = {
  user: { startPage: 'overview' },
  rights: {
    demo: { overview: true, analytics: true, energyBalancing: true, maintenance: false, errors: false, settings: false },
    read: { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: false },
  },
  units: {
    pressure: 'bar',
    temperature: 'degC',
    volume: 'm3',
    currency: 'EUR',
    electricityRatePerKWh: 0.25,
    electricityCo2KgPerKWh: 0.38,
    oilPricePerL: 1,
    oilHeatingValueKWhPerL: 10,
    oilCo2KgPerL: 2.68,
    gasPricePerM3: 0.9,
    gasHeatingValueKWhPerM3: 10.3,
    gasCo2KgPerM3: 2,
  },
  time: { ntpServer: '', zone: 'UTC' },
  customer: {
    stationName: '',
    customer: '',
    plantAddress: '',
    supportContact: '',
    supportPhone: '',
    contactLink: 'mailto:service@pressluft.example',
  },
};
