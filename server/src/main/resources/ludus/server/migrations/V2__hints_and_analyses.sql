-- Who may ask for hints, and what bots made of games that are over.

alter table game_table add column hints text not null default 'FRIENDLY';

create table analysis (
  table_no bigint not null primary key references game_table (table_no) on delete cascade,
  account text not null, -- of the one who wished for it
  asked bigint not null,
  tries integer not null, -- how often it was begun
  failed smallint not null,
  result text -- JSON, once it is done
);
