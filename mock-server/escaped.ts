const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML or SVG, attributes included. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
