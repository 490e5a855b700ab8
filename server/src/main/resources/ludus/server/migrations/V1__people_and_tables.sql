-- One script for SQLite and PostgreSQL. ${serial} numbers tables, so that an entry carries a small
-- number instead of its table's name; ${clustered} keeps rows in the order of their key.

create table person (
  id text not null primary key,
  name text not null,
  folded text unique, -- of an account: its name as it is compared
  password text,
  email text,
  created bigint not null,
  seen bigint not null
) ${clustered};

create table session (
  hash text not null primary key,
  person text not null references person (id) on delete cascade,
  expires bigint not null
) ${clustered};

create index session_person on session (person);

create table game_table (
  table_no ${serial},
  id text not null unique,
  game text not null,
  name text,
  status text not null,
  seat_count integer not null,
  options text not null,
  listed smallint not null,
  pace text not null,
  seconds integer not null,
  increment integer not null,
  host text not null,
  secret text not null,
  rules integer not null,
  data text not null,
  created bigint not null,
  changed bigint not null,
  outcome text,
  next text
);

create index game_table_status on game_table (status, listed, changed);
create index game_table_host on game_table (host, status);

create table seat (
  table_no bigint not null references game_table (table_no) on delete cascade,
  seat integer not null,
  kind text not null,
  account text,
  name text,
  level text,
  nonce text,
  away smallint not null,
  timeouts integer not null,
  time_left bigint not null,
  orders text not null,
  primary key (table_no, seat)
) ${clustered};

create index seat_account on seat (account) where account is not null;

create table entry (
  table_no bigint not null references game_table (table_no) on delete cascade,
  number integer not null,
  seat integer not null,
  moves text not null,
  made_by text not null, -- the first letter
  time bigint not null,
  back integer,
  answer_key text,
  primary key (table_no, number)
) ${clustered};

create unique index entry_key on entry (table_no, seat, answer_key) where answer_key is not null;

create table snapshot (
  table_no bigint not null references game_table (table_no) on delete cascade,
  number integer not null,
  state text not null,
  primary key (table_no, number)
);

create table talk (
  table_no bigint not null references game_table (table_no) on delete cascade,
  number integer not null,
  channel text not null,
  account text not null,
  seat integer,
  name text not null,
  text text not null,
  time bigint not null,
  answer_key text,
  primary key (table_no, number)
) ${clustered};

create unique index talk_key on talk (table_no, account, answer_key) where answer_key is not null;
