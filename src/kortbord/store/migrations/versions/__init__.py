"""One module for each step of the schema; a new one also goes into `STEPS` of `kortbord.store.migrate`."""
