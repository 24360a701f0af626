-- Sessions and what belongs to them. Amounts are never stored before an order is placed: a selection is priced when read.

create table if not exists session (
  session integer primary key,
  selection text not null, -- 32 hex; the open selection
  last_order integer, -- what GET /receipt shows
  created integer not null, -- milliseconds since 1970
  touched integer not null
);

-- Accounts. session.customer says who is logged in; customer.selection is their saved cart.
create table if not exists customer (
  customer integer primary key,
  email text not null unique, -- lower case
  password text not null, -- scheme, rounds, salt and hash
  record text not null -- JSON: CustomerRecord
);

-- Links in password-reset mails. Each works once, until `expires`.
create table if not exists password_reset (
  password_reset integer primary key, -- `id` in the link
  secret text not null, -- `i` in the link: 32 hex
  customer integer not null references customer,
  expires integer not null
);

-- Products on customers' wishlists.
create table if not exists wish (
  wish integer primary key,
  customer integer not null references customer,
  product integer not null,
  created integer not null -- milliseconds since 1970
);
create index if not exists wish_by_customer on wish (customer);

-- Wrong passwords by e-mail address, with and without an account.
create table if not exists password_miss (
  email text primary key,
  misses integer not null,
  last integer not null -- milliseconds since 1970
) without rowid;

-- A token opens a session until `expires`. More than one may, shortly after a rotation.
create table if not exists token (
  token text primary key,
  session integer not null references session,
  expires integer not null
) without rowid;
create index if not exists token_by_session on token (session);

create table if not exists selection (
  selection text primary key,
  open integer not null, -- 0 once it is an order
  changed integer not null,
  record text not null -- JSON: SelectionState
) without rowid;

-- Payments at simulated providers.
create table if not exists payment (
  transaction_id text primary key,
  selection text not null,
  session integer not null,
  state text not null, -- PaymentState
  started integer not null,
  placed_order integer,
  record text not null -- JSON: Payment
) without rowid;
create index if not exists payment_by_selection on payment (selection);
create index if not exists payment_by_start on payment (started);

-- customer is the account an order belongs to; null for a guest's. demo is the id of a demo customer's earlier order;
-- its record is empty until it is first read.
create table if not exists placed_order (
  placed_order integer primary key,
  selection text not null unique,
  email text not null,
  placed integer not null,
  record text not null -- JSON: the order on the wire
);

-- The highest order number at each reset, so that no number is given twice.
create table if not exists deleted_order (
  deleted_order integer primary key
);

-- What orders have used of the value of gift certificates, in cents.
create table if not exists used_certificate (
  voucher text,
  currency text,
  used integer not null,
  primary key (voucher, currency)
) without rowid;

-- Sessions of the delivery service behind the shipping widget. zip_code and shipping_method are what was chosen in the
-- widget; the selection takes them over when the shop says so.
create table if not exists delivery_session (
  delivery_session text primary key, -- in the addresses of the widget
  selection text not null unique,
  zip_code text not null,
  shipping_method text not null -- empty: none of the service's options
) without rowid;

create table if not exists inbox (
  message integer primary key,
  sent integer not null,
  kind text not null, -- mail, notice, conversion, contact, withdrawal
  recipient text not null,
  subject text not null,
  body text not null
);

-- Subscribers to the newsletter.
create table if not exists newsletter_subscriber (
  email text primary key -- lower case
) without rowid;

-- Requests for one mail when an item can be ordered again.
create table if not exists stock_notice (
  item text,
  email text, -- lower case
  language text not null,
  primary key (item, email)
) without rowid;

-- Messages to customer service that have arrived.
create table if not exists support_message (
  id text primary key
) without rowid;

create table if not exists setting (
  name text primary key,
  value text not null -- JSON
) without rowid;

-- Replies checked against the contract while `checkReplies` is on.
create table if not exists reply_check (
  route text primary key,
  checked integer not null
) without rowid;

create table if not exists reply_failure (
  reply_failure integer primary key,
  route text not null,
  issues text not null -- JSON: texts by path
);

-- What the simulated services of measuring were sent.
create table if not exists book_entry (
  book_entry integer primary key,
  book text not null, -- BookName
  event text not null, -- by what an entry is found again; empty: by nothing
  written integer not null, -- milliseconds since 1970
  entry text not null -- JSON
);
create index if not exists book_entry_by_event on book_entry (book, event);
