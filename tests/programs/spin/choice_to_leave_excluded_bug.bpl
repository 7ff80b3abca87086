// @expect violated
// The thread can choose to leave the loop, but an assume behind it excludes the choice: no execution leaves the loop.
var x: int;

procedure main()
{
  var a: int;

  while (true) {
    if (x == 7) { break; }
    if (*) { havoc a; assume a > 3 && a < 3; break; }
  }
}
