// @expect violated
// Variables and constants are arbitrary at the start.
var status: [int]int;
const unique running: int;
const unique stopped: int;

procedure {:entrypoint} main()
{
  var s: int;
  s := status[3];
  assume s == stopped;
  assert running == 7; // want "assert|running"
}
