CREATE TABLE "installs" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL
);
