export {
  allowedAreas,
  areas,
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
