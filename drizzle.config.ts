import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './mock-server/store/schema.ts',
  out: './mock-server/store/migrations',
})
