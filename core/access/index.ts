export {
  allowedAreas,
  areas,
  completeRights,
  firstArea,
  levels,
  loggedOut,
  sessionOf,
  type Area,
  type AreaRights,
  type Level,
  type Rights,
  type Session,
} from './access.ts';
export { callNeeds, mayCall, meetsNeed, type Call, type Need } from './callNeeds.ts';
export {
  canBePassword,
  longestPassword,
  newPasswordProblem,
  sessionsToEnd,
  shortestNewPassword,
  type PasswordProblem,
} from './newPassword.ts';
export { continueChange, passwordChangeStart, type PasswordChange } from './passwordChange.ts';
export { longestTokenName, maxNamedTokens } from './namedTokens.ts';
export { sessionEndMs, sessionRules, type SessionRule, type SessionTimes } from './sessionLife.ts';
