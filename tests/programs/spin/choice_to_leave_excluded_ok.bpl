// @expect verified
// The thread can choose to leave the loop, and an assume behind it allows some of the choices.
var x: int;

procedure main()
{
  var a: int;

  while (true) {
    if (x == 7) { break; }
    if (*) { havoc a; assume a > 3 && a < 5; break; }
  }
}
