import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./mock-server/store/schema.ts', './mock-server/store/own-schema.ts'],
  out: './mock-server/store/migrations',
})
