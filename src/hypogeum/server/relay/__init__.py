"""Several servers behind one address: whoever is asked about a table passes it on to the server that plays it."""
