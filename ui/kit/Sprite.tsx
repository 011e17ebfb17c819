import symbols from './symbols.svg?raw';

/** Every drawing, once a page; Icon and MachineDrawing refer to it. */
export function Sprite() {
  return <div className="sprite" aria-hidden dangerouslySetInnerHTML={{ __html: symbols }} />;
}
