CREATE INDEX "profiles_told_index" ON "profiles" USING btree ("id") WHERE ("profiles"."parent_contact_info" -> 'notification_preferences') @> '{"email": true}'
          or ("profiles"."parent_contact_info" -> 'notification_preferences') @> '{"achievement_alerts": true}'
          or ("profiles"."parent_contact_info" -> 'notification_preferences') @> '{"weekly_summary": true}';