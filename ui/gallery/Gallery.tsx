import { languages } from '../../i18n/index.ts';
import { product, Sprite } from '../kit/index.ts';
import { exhibits } from './exhibits.tsx';
import './gallery.css';

const themes = ['light', 'dark'] as const;

/** Every part of the kit in its states; theme and language stand in the address. */
export function Gallery() {
  return (
    <>
      <Sprite />
      <main className="gl">
        <header className="gl-head">
          <h1>{product}</h1>
          <nav className="gl-views">
            {themes.flatMap((theme) =>
              languages.map((language) => (
                <a key={theme + language} className="btn sm" href={`?theme=${theme}&language=${language}`}>
                  {`${theme}, ${language}`}
                </a>
              )),
            )}
          </nav>
        </header>
        {Object.entries(exhibits).map(([name, Exhibit]) => (
          <section key={name} className="gl-exhibit" aria-labelledby={`gl-${name}`}>
            <h2 id={`gl-${name}`}>{name}</h2>
            <div className="gl-states">
              <Exhibit />
            </div>
          </section>
        ))}
      </main>
    </>
  );
}
