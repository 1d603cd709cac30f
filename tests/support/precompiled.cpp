// Intentionally empty: the tests share the precompiled headers built for this file.
