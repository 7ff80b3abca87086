// @expect unknown
// The number that p[] is stays what it is when the truth value that p[] is changes.
var p: <a>[]a;

procedure main()
{
  p[] := 12; // want "polymorphic maps"
  p[] := true;
  assert p[] == 12;
}
