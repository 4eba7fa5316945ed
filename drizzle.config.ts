import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/tables/!(*.test).ts",
  out: "./migrations",
});
