// Empty on purpose: the tests share the precompiled headers that are made for this file.
