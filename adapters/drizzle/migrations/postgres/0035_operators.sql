CREATE TABLE "operators" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C",
	"name" text collate "C" NOT NULL,
	"password_hash" text collate "C",
	"invitation_hash" text collate "C",
	"invited_until" bigint,
	"added_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator" text collate "C",
	"action" text collate "C" NOT NULL,
	"subject" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator" text collate "C" NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "answer" text collate "C";--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operators_by_email" ON "operators" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_by_invitation" ON "operators" USING btree ("invitation_hash");--> statement-breakpoint
CREATE INDEX "operator_actions_by_moment" ON "operator_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operator_actions_by_subject" ON "operator_actions" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "operator_sessions_by_operator" ON "operator_sessions" USING btree ("operator");--> statement-breakpoint
CREATE FUNCTION "refuse_operator_action_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'operator actions are only ever added';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "operator_actions_never_change" BEFORE UPDATE OR DELETE ON "operator_actions"
FOR EACH ROW EXECUTE FUNCTION "refuse_operator_action_change"();
--> statement-breakpoint
CREATE TRIGGER "operator_actions_never_go" BEFORE TRUNCATE ON "operator_actions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_operator_action_change"();
