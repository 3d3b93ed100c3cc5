CREATE INDEX "deliveries_by_member" ON "deliveries" USING btree ("member");--> statement-breakpoint
UPDATE "profiles" SET "name_key" = translate("name_key", 'ÆØÐÞĐŁŒĦŊŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'æøðþđłœħŋŧαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя') WHERE "name_key" ~ '[^ -~]';
