import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['schema', 'own-schema', 'server-schema'].map((name) => `./mock-server/store/${name}.ts`),
  out: './mock-server/store/migrations',
})
