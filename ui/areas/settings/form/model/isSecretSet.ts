import { isShownSecret } from '../../../../../core/settings/index.ts';

/** Whether a group, as it is shown, has a secret at the path and it is set. */
export function isSecretSet(shown: unknown, path: string): boolean {
  const at = path.split('.').reduce<unknown>((branch, key) => (branch as Readonly<Record<string, unknown>> | undefined)?.[key], shown);
  return isShownSecret(at) && at.isSet;
}
