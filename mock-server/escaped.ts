const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML or SVG, in an attribute too. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
