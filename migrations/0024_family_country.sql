UPDATE "child_rules" SET "rules" = "rules" || '{"country": null}'::jsonb WHERE NOT "rules" ? 'country';
