/** Returns the blocks of a message as a list: `content` is one block or several. */
export function blocksOf<Content>(content: Content | readonly Content[]): readonly Content[] {
  return isList(content) ? content : [content];
}

function isList<Content>(content: Content | readonly Content[]): content is readonly Content[] {
  return Array.isArray(content);
}
