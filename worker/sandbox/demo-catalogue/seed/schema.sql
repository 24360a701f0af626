-- The catalogue. Written by the seed, and rewritten when this file or the edition changes; afterwards only stock
-- changes, and what the console changes.

create table if not exists brand (
  brand integer primary key,
  name text not null,
  uri text not null unique,
  record text not null -- JSON: country, tier, manufacturer block
);

create table if not exists category (
  category integer primary key,
  parent integer references category,
  uri text not null unique, -- the whole path, the same in every language
  sort integer not null, -- back-office order
  names text not null -- JSON: { locale: own name, one word a level is built from the parents }
);

create table if not exists product (
  product integer primary key, -- display item id
  style integer not null, -- products that are variants of each other share it
  sku text not null unique,
  uri text not null unique,
  part_type text, -- null for a set and for a deposit
  brand integer references brand, -- null for a set and for a deposit
  category integer not null references category, -- the canonical one; others stand in product_category
  created text not null, -- YYYY-MM-DD HH:mm:ss
  modified text not null,
  markets text not null, -- JSON array of market numbers it is listed in; empty for a deposit, which is never listed
  spec text not null -- JSON: everything the texts, the picture and the attributes are made from
);

create table if not exists product_category (
  product integer not null references product,
  category integer not null references category,
  sort integer not null,
  primary key (product, category)
) without rowid;

create table if not exists item (
  item text primary key, -- {product}-{size}
  product integer not null references product,
  size integer not null,
  sku text not null unique,
  ean text not null,
  names text not null, -- JSON: { locale: "Black" }; empty texts for the only item
  stock integer not null, -- pieces in the warehouse; see availability in the spec for what else may be sold
  delivered integer not null -- pieces there were at first; a reset puts them back
) without rowid;

create table if not exists price (
  product integer not null references product,
  pricelist integer not null,
  price real not null,
  before real not null, -- equals price when there is no reduction
  lowest30 real, -- lowest price of the 30 days before the reduction; null without one
  primary key (product, pricelist)
) without rowid;

-- Products that the console has changed: the new name in every language, if any, and the time of the change before.
create table if not exists changed_product (
  product integer primary key references product,
  name text,
  modified text not null
);

-- Prices before the console changed them.
create table if not exists changed_price (
  product integer not null references product,
  pricelist integer not null,
  price real not null,
  before real not null,
  lowest30 real,
  primary key (product, pricelist)
) without rowid;

-- Price histories of products that are, or seem to be, reduced.
create table if not exists price_history (
  product integer not null references product,
  pricelist integer not null,
  since text not null, -- YYYY-MM-DD
  price real not null,
  primary key (product, pricelist, since)
) without rowid;

create table if not exists fitment (
  fitment integer primary key,
  product integer not null references product,
  model text not null,
  engine text, -- null: any engine of the model
  row text not null -- JSON: the whole row with its conditions (years, months, chassis, bodies, steering, brake system, …)
);
create index if not exists fitment_by_product on fitment (product);

create table if not exists relation (
  product integer not null references product,
  related integer not null references product,
  relation text not null, -- variant, standard, alternative, accessory, set
  sort integer not null,
  primary key (product, related, relation)
) without rowid;

create table if not exists bundle (
  product integer primary key references product,
  kind text not null, -- fixed, flexible
  discount integer not null, -- percent off the sum
  sections text not null -- JSON: [{ section, quantity, required, products: [ids] }]
);

-- Searchable fields of the search documents, also used by the Checkout API's search; the row id is the product.
create virtual table if not exists product_text using fts5(
  {languages}, -- a column for each: what is in one language, names and words
  exact, -- what no typo is forgiven in: numbers
  other, -- what is the same in every language: brand and cars
  content = '',
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);
-- Every word of the text index with its columns, for typo tolerance.
create virtual table if not exists product_term using fts5vocab(product_text, col);
