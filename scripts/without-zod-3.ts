import type { Plugin } from 'vite'

const PACKAGE = /@ts-rest\/core\/index\.esm\.mjs$/
const ZOD_3 = /^var util;[\s\S]*?(?=^const isZodType = )/m
const ZOD_3_SCHEMAS = /^const (\w+Schema\w*) = z\.object\(\{[\s\S]*?^\}\);/gm
const STAND_INS = 'class ZodObject {}\nclass ZodError extends Error {}\n'

/**
 * @ts-rest/core contains a complete copy of zod 3 (10 kB brotli) for contracts that are written in it. Ours is written in zod 4, so the copy is left
 * out of the bundle. Fails the build when the package no longer looks as expected.
 */
export function withoutZod3(): Plugin {
  return {
    name: 'without-zod-3',
    apply: 'build',
    transform(code, id) {
      if (!PACKAGE.test(id)) return null
      const schemas = code.match(ZOD_3_SCHEMAS)
      if (!ZOD_3.test(code) || schemas?.length !== 4)
        this.error('@ts-rest/core has changed: see scripts/without-zod-3.ts')
      return { code: code.replace(ZOD_3, STAND_INS).replace(ZOD_3_SCHEMAS, 'const $1 = undefined;'), map: null }
    },
  }
}
