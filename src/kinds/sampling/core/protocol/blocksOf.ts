/** The blocks of a message, whether it has one or a list. */
export function blocksOf<Content>(content: Content | readonly Content[]): readonly Content[] {
  return isList(content) ? content : [content];
}

function isList<Content>(content: Content | readonly Content[]): content is readonly Content[] {
  return Array.isArray(content);
}
