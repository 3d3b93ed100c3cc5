CREATE TABLE "operator_login_refusals" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"operator" text collate "C",
	"kind" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"times" integer NOT NULL,
	"slot" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"operator" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	CONSTRAINT "operator_recovery_codes_operator_hash_pk" PRIMARY KEY("operator","hash")
);
--> statement-breakpoint
CREATE TABLE "operator_second_factors" (
	"operator" text collate "C" PRIMARY KEY NOT NULL,
	"sealed_secret" text collate "C" NOT NULL,
	"added_at" bigint NOT NULL,
	"last_step" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_login_refusals" ADD CONSTRAINT "operator_login_refusals_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_second_factors" ADD CONSTRAINT "operator_second_factors_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_login_refusals_by_slot" ON "operator_login_refusals" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "operator_login_refusals_by_moment" ON "operator_login_refusals" USING btree ("at","id");