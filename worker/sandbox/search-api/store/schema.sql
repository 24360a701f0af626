-- The indexes of the search service, with their documents and tasks.

create table if not exists search_index (
  search_index integer primary key,
  uid text not null unique,
  primary_key text, -- null until the first documents tell
  settings text not null, -- JSON: all settings
  created text not null,
  updated text not null
);

create table if not exists search_document (
  search_document integer primary key, -- in the order of insertion
  search_index integer not null references search_index,
  id text not null, -- the value of its primary key
  document text not null -- JSON
);
create unique index if not exists search_document_by_id on search_document (search_index, id);

create table if not exists search_task (
  task integer primary key,
  uid text, -- of its index; null for a swap
  type text not null,
  status text not null, -- succeeded, failed
  details text not null, -- JSON
  error text, -- JSON: the body of a refusal
  enqueued text not null,
  finished text not null
);

-- What the shop's own indexes were filled with; an index that is deleted over HTTP stays deleted until that changes.
create table if not exists search_fill (
  uid text primary key,
  stamp text not null,
  filled integer not null -- 1 once the documents are written, which happens at the first use
) without rowid;
