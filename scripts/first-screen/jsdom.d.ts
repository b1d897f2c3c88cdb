/** Of jsdom, which brings no types, what the first screen is drawn with. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    reconfigure(settings: { url: string }): void
    readonly window: Window & typeof globalThis
  }
}
