// @expect violated
// @flags --check=deadlock
// An await in no section is no probe, whatever it is called.
procedure {:entrypoint} main()
{
  assume {:await} {:spin} false; // want "deadlock"
}
