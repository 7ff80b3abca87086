// @expect verified
// The thread can choose to leave the loop. That an assume behind it excludes the choice is not looked at: it is no part of the iteration.
var x: int;

procedure main()
{
  var a: int;

  while (true) {
    if (x == 7) { break; }
    if (*) { havoc a; assume a > 3 && a < 3; break; }
  }
}
