export type { Crumb } from './Crumbs.tsx';
export { Page, type PageProps } from './Page.tsx';
export { RailGroup, RailLink, RailNote, type RailLinkProps } from './Rail.tsx';
