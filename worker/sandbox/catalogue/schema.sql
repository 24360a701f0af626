-- Every word the free-text search knows, for words that are spelt almost like one of them.
create virtual table if not exists product_term using fts5vocab(product_text, row);
