import { isObject } from '../../../records/index.ts';

/** What a SIGMA AIR MANAGER published last, by its topics. */
export type Images = Readonly<Record<string, unknown>>;

const processImage = 'si/currentProcessImage';
/** Topics that readings are made of; others are passed over. */
export const imageTopics = [processImage, 'si/Netzdruck', 'hull/algoImage'] as const;
export type ImageTopic = (typeof imageTopics)[number];

/** A member of an object or a list, never one that it inherits. */
function memberOf(whole: unknown, key: string): unknown {
  return isObject(whole) && Object.hasOwn(whole, key) ? whole[key] : undefined;
}

/** What stands at a path; undefined where nothing does. */
export function atPath(whole: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, key) => memberOf(part, String(key)), whole);
}

/** The text of a message inside of an event `frommedi`; undefined for another shape. */
function messageIn(value: unknown): { readonly topic: string; readonly body: string } | undefined {
  const topic = atPath(value, ['data', 'header', 'from']);
  const body = atPath(value, ['data', 'body']);
  return typeof topic === 'string' && typeof body === 'string' ? { topic, body } : undefined;
}

const keysIn = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The whole with a member replaced; the same one where the path leads nowhere. */
function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isObject(whole) || !Object.hasOwn(whole, key)) return whole;
  const member = replaced(whole[key], rest, value);
  if (Array.isArray(whole)) return Array.from<unknown>(whole).map((each, i) => (String(i) === key ? member : each));
  return { ...whole, [key]: member };
}

function changed(image: unknown, changes: readonly unknown[]): unknown {
  return changes.reduce((before, change) => {
    const path = atPath(change, ['path']);
    return atPath(change, ['op']) === 'replace' && typeof path === 'string'
      ? replaced(before, keysIn(path), atPath(change, ['value']))
      : before;
  }, image);
}

/** What a message changes: the topic that it is about, and the images after it. */
export interface ImageChange {
  readonly topic: ImageTopic;
  readonly images: Images;
}

/**
 * The images after an event of the manager; undefined for one that says nothing of them. Of the process image a whole one comes first, then changes of it:
 * changes of an image that never came whole are passed over.
 */
export function imageChange(images: Images, name: string, value: unknown): ImageChange | undefined {
  const message = name === 'frommedi' ? messageIn(value) : undefined;
  const topic = imageTopics.find((each) => each === message?.topic);
  if (message === undefined || topic === undefined) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(message.body);
  } catch {
    return undefined;
  }
  if (topic !== processImage) return { topic, images: { ...images, [topic]: body } };
  if (atPath(body, ['fullImg']) === true) return { topic, images: { ...images, [topic]: body } };
  if (!Array.isArray(body) || images[topic] === undefined) return undefined;
  return { topic, images: { ...images, [topic]: changed(images[topic], body) } };
}
