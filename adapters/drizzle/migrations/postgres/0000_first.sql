CREATE TABLE "accounts" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C",
	"password_hash" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"site" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"tracking" text NOT NULL,
	"signed_up_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"deleted_at" bigint,
	"deletion_reason" text collate "C",
	"premium_since" bigint,
	"invisible" boolean NOT NULL,
	"privacy" boolean NOT NULL,
	"notifications_disabled" text NOT NULL,
	CONSTRAINT "accounts_email_until_erased" CHECK (("accounts"."email_key" is null) = ("accounts"."status" = 'erased'))
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"member" text collate "C" PRIMARY KEY NOT NULL,
	"photos" integer NOT NULL,
	CONSTRAINT "albums_not_below_zero" CHECK ("albums"."photos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker" text collate "C" NOT NULL,
	"blocked" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);
--> statement-breakpoint
CREATE TABLE "discount_claims" (
	"order" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"member" text collate "C" NOT NULL,
	"scope" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"started_by" text collate "C" NOT NULL,
	"other" text collate "C" NOT NULL,
	"low" text collate "C" NOT NULL,
	"high" text collate "C" NOT NULL,
	"started_at" bigint NOT NULL,
	"last_seq" integer NOT NULL,
	"last_from" text collate "C",
	"last_text" text collate "C",
	"last_at" bigint,
	CONSTRAINT "conversations_not_with_oneself" CHECK ("conversations"."low" < "conversations"."high")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"country" text collate "C",
	"member" text collate "C",
	"expires" bigint,
	"percentage" integer NOT NULL,
	"currency" text collate "C",
	"minimum_order_value" integer NOT NULL,
	"status" text collate "C" NOT NULL,
	"validity" text collate "C" NOT NULL,
	"payment_methods" text NOT NULL,
	CONSTRAINT "discount_codes_percentage" CHECK ("discount_codes"."percentage" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"reason" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"from" text collate "C" NOT NULL,
	"to" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"member" text collate "C" NOT NULL,
	CONSTRAINT "ledger_entries_amount_above_zero" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_amount_whole" CHECK (cast("ledger_entries"."amount" as integer) = "ledger_entries"."amount"),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."from" <> "ledger_entries"."to")
);
--> statement-breakpoint
CREATE TABLE "held_messages" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation" text collate "C" NOT NULL,
	"from" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"written_at" bigint NOT NULL,
	"cost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"notice" text NOT NULL,
	"added_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"from" text collate "C" NOT NULL,
	"to" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"seen_at" bigint,
	"swiped" boolean NOT NULL,
	CONSTRAINT "likes_from_to_pk" PRIMARY KEY("from","to")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"member" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"voided" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation" text collate "C" NOT NULL,
	"seq" integer NOT NULL,
	"from" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"sent_at" bigint NOT NULL,
	"cost" integer NOT NULL,
	CONSTRAINT "messages_cost_not_below_zero" CHECK ("messages"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"site" text collate "C" NOT NULL,
	"bundle" text collate "C" NOT NULL,
	"credits" integer NOT NULL,
	"price_amount" integer NOT NULL,
	"price_currency" text collate "C" NOT NULL,
	"discount_code" text collate "C",
	"discount_percentage" integer,
	"total_amount" integer NOT NULL,
	"total_currency" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"placed_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "orders_credits_above_zero" CHECK ("orders"."credits" > 0),
	CONSTRAINT "orders_total_above_zero" CHECK ("orders"."total_amount" > 0),
	CONSTRAINT "orders_total_within_price" CHECK ("orders"."total_amount" <= "orders"."price_amount")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order" text collate "C" NOT NULL,
	"method" text collate "C" NOT NULL,
	"provider" text collate "C" NOT NULL,
	"reference" text collate "C",
	"checkout_url" text collate "C",
	"state" text collate "C" NOT NULL,
	"started_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"demo" boolean NOT NULL,
	"name" text collate "C" NOT NULL,
	"gender" text collate "C" NOT NULL,
	"sexuality" text collate "C" NOT NULL,
	"birth_date" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"region" text collate "C" NOT NULL,
	"town" text collate "C" NOT NULL,
	"cell_lat" integer,
	"cell_lon" integer,
	"area" integer,
	"about" text collate "C" NOT NULL,
	"details" text NOT NULL,
	"interests" text NOT NULL,
	"main_photo" text collate "C",
	"listed" boolean NOT NULL,
	"last_active_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "profiles_cell_whole" CHECK (("profiles"."cell_lat" is null) = ("profiles"."cell_lon" is null) and ("profiles"."cell_lat" is null) = ("profiles"."area" is null))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"p256dh" text collate "C" NOT NULL,
	"auth" text collate "C" NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"member" text collate "C" NOT NULL,
	"conversation" text collate "C" NOT NULL,
	"with" text collate "C" NOT NULL,
	"unread" integer NOT NULL,
	"sent" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"other_read_seq" integer NOT NULL,
	"hidden_seq" integer NOT NULL,
	"acknowledged_at" bigint,
	"listed" boolean NOT NULL,
	"active_at" bigint NOT NULL,
	CONSTRAINT "seats_conversation_member_pk" PRIMARY KEY("conversation","member"),
	CONSTRAINT "seats_unread_not_below_zero" CHECK ("seats"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"agent" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"member" text collate "C" PRIMARY KEY NOT NULL,
	"granted" integer NOT NULL,
	"paid" integer NOT NULL,
	"drawn" integer NOT NULL,
	CONSTRAINT "wallets_granted_not_below_zero" CHECK ("wallets"."granted" >= 0),
	CONSTRAINT "wallets_paid_not_below_zero" CHECK ("wallets"."paid" >= 0),
	CONSTRAINT "wallets_hold_whole_credits" CHECK (cast("wallets"."granted" as integer) = "wallets"."granted" and cast("wallets"."paid" as integer) = "wallets"."paid")
);
--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_accounts_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_accounts_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_accounts_id_fk" FOREIGN KEY ("other") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_from_accounts_id_fk" FOREIGN KEY ("from") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_to_accounts_id_fk" FOREIGN KEY ("to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_email" ON "accounts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "accounts_to_erase" ON "accounts" USING btree ("deleted_at") WHERE "accounts"."status" = 'deleted';--> statement-breakpoint
CREATE INDEX "attempts_by_key" ON "attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "attempts_by_moment" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked","blocker");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_claims_once_per_scope" ON "discount_claims" USING btree ("key","scope");--> statement-breakpoint
CREATE INDEX "discount_claims_by_member" ON "discount_claims" USING btree ("member");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_two" ON "conversations" USING btree ("low","high");--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once_per_cause" ON "ledger_entries" USING btree ("reference","reason","from");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_member" ON "ledger_entries" USING btree ("member","at","id");--> statement-breakpoint
CREATE INDEX "held_messages_by_writer" ON "held_messages" USING btree ("from","written_at");--> statement-breakpoint
CREATE INDEX "held_messages_by_conversation" ON "held_messages" USING btree ("conversation");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("from","at");--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("to",("seen_at" is null),"at");--> statement-breakpoint
CREATE INDEX "mail_links_by_member" ON "mail_links" USING btree ("member","purpose","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_order" ON "messages" USING btree ("conversation","seq");--> statement-breakpoint
CREATE INDEX "orders_by_member" ON "orders" USING btree ("member","placed_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_reference" ON "payments" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("started_at") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "photos_by_member" ON "photos" USING btree ("member","added_at");--> statement-breakpoint
CREATE INDEX "photos_to_inspect" ON "photos" USING btree ("added_at") WHERE "photos"."state" = 'inspection';--> statement-breakpoint
CREATE INDEX "profiles_by_activity" ON "profiles" USING btree ("last_active_at","id","gender","birth_date","kind","cell_lat","cell_lon","created_at") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_country" ON "profiles" USING btree ("gender","country","last_active_at","id","birth_date","kind","cell_lat","cell_lon","created_at") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_region" ON "profiles" USING btree ("gender","country","region","last_active_at","id","birth_date","kind","cell_lat","cell_lon","created_at") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_place" ON "profiles" USING btree ("gender","area","cell_lat","cell_lon","birth_date","kind","country") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_member" ON "push_subscriptions" USING btree ("member");--> statement-breakpoint
CREATE INDEX "seats_by_member" ON "seats" USING btree ("member","listed","active_at","conversation");--> statement-breakpoint
CREATE INDEX "sessions_by_member" ON "sessions" USING btree ("member");