UPDATE "profiles" SET "google_subject" = NULL
WHERE "google_subject" IS NOT NULL
  AND "birth_date" > (now() AT TIME ZONE 'utc')::date - interval '13 years';--> statement-breakpoint
UPDATE "sessions" SET "method" = 'username', "expires_at" = least("expires_at", now() + interval '1 hour')
WHERE "method" <> 'username'
  AND "profile_id" IN (
    SELECT "id" FROM "profiles"
    WHERE "birth_date" > (now() AT TIME ZONE 'utc')::date - interval '13 years'
  );
