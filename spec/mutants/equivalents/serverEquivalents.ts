import type { Equivalents } from './Equivalents.ts';

export const serverEquivalents: Equivalents = {
  'server/http/dashboardFiles.ts': [
    {
      text: 'const nonceBytes = 16;',
      was: '16',
      becomes: '(16 + 1)',
      reason: 'a little longer a nonce is as good: base64 has as many signs for either',
    },
  ],
};
