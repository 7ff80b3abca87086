target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.ucontext_t = type { i64, %struct.ucontext_t*, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { i8*, i32, i64 }
%struct.mcontext_t = type { [23 x i64], %struct._libc_fpstate*, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.anon.2, [80 x i8] }
%struct.anon.2 = type { i32, i32, i32, i64, i64 }
%struct.anon.1 = type { i32, i32, %union.sigval }
%union.sigval = type { i8* }
%struct.sigaction = type { %union.anon.8, %struct.__sigset_t, i32, void ()* }
%union.anon.8 = type { void (i32)* }
%struct.itimerval = type { %struct.timeval, %struct.timeval }
%struct.timeval = type { i64, i64 }
@.str = private unnamed_addr constant [35 x i8] c"what a handler is told of a signal\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"signal.caught\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"signal.handler\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"signal.happened\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"signal.stops\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"a handler with flags\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"signal.informs\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"signal.flags\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"signal.stack\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"which stack handlers have\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"signal.inside\00", align 1
@.str.11 = private unnamed_addr constant [27 x i8] c"a signal sent by a handler\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"signal.meanwhile\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"signal.mask\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"signal.itself\00", align 1
@.str.15 = private unnamed_addr constant [36 x i8] c"pthread_kill: the thread was joined\00", align 1
@.str.16 = private unnamed_addr constant [51 x i8] c"pthread_kill: the thread is detached and has ended\00", align 1
@.str.17 = private unnamed_addr constant [38 x i8] c"pthread_kill: there is no such thread\00", align 1
@.str.18 = private unnamed_addr constant [33 x i8] c"a signal sent to another process\00", align 1
@.str.19 = private unnamed_addr constant [66 x i8] c"a signal sent to the process, which some of its threads may block\00", align 1
@.str.20 = private unnamed_addr constant [42 x i8] c"a signal sent by a handler that blocks it\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.22 = private unnamed_addr constant [24 x i8] c"what is left of a timer\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"signal.alarm\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"signal.value\00", align 1
@.str.25 = private unnamed_addr constant [96 x i8] c"a handler, for signals that others send, that waits, uses variables of its thread, or leaves it\00", align 1
@.str.26 = private unnamed_addr constant [14 x i8] c"signal.masked\00", align 1
@.str.27 = private unnamed_addr constant [14 x i8] c"signal.others\00", align 1
@.str.28 = private unnamed_addr constant [43 x i8] c"a signal that the threads may have blocked\00", align 1
@.str.29 = private unnamed_addr constant [51 x i8] c"when a handler that takes several steps takes them\00", align 1
@inform.context = internal global %struct.ucontext_t zeroinitializer, align 8
@.str.30 = private unnamed_addr constant [111 x i8] c"a handler with SA_SIGINFO that waits, uses variables of its thread or its third argument, or leaves its thread\00", align 1
@.str.31 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.34 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.35 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.36 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.37 = private unnamed_addr constant [103 x i8] c"a signal sent to another thread, with a handler that waits, uses variables of its thread, or leaves it\00", align 1
@.str.38 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
define weak dso_local i32 @__model_handler_kind(void (i32)* noundef %handler) {
entry:
  ret i32 0
}
define dso_local %struct.siginfo_t* @__model_cause(i32 noundef %number) {
entry:
  %call = call i8* @__gsmack_alloc(i64 noundef 128)
  %0 = bitcast i8* %call to %struct.siginfo_t*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef %call, i64 noundef 128)
  %si_signo = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 0
  store i32 %number, i32* %si_signo, align 8
  %call1 = call i32 @__gsmack_nondet_int()
  %si_errno = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 1
  store i32 %call1, i32* %si_errno, align 4
  %call2 = call i32 @__gsmack_nondet_int()
  %si_code = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 2
  store i32 %call2, i32* %si_code, align 8
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 8
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %cmp3 = icmp slt i32 %i.0, 2
  br i1 %cmp3, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp4 = icmp sge i32 %i.0, 4
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  %call5 = call i32 @__gsmack_nondet_int()
  %_sifields = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 4
  %_pad = bitcast %union.anon* %_sifields to [28 x i32]*
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [28 x i32], [28 x i32]* %_pad, i64 0, i64 %idxprom
  store i32 %call5, i32* %arrayidx, align 4
  br label %if.end
if.end:
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %_sifields6 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 4
  %_rt = bitcast %union.anon* %_sifields6 to %struct.anon.1*
  %conv.i = sext i32 %number to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i64 noundef %conv.i)
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1.i, label %if.then.i, label %any_value.exit
if.then.i:
  %call2.i = call i64 @__gsmack_nondet_long()
  br label %any_value.exit
any_value.exit:
  %sent.0.i = phi i64 [ %call2.i, %if.then.i ], [ %call.i, %for.end ]
  %1 = inttoptr i64 %sent.0.i to i8*
  %tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.anon.1, %struct.anon.1* %_rt, i64 0, i32 2, i32 0
  store i8* %1, i8** %tmp.sroa.0.0..sroa_idx, align 8
  ret %struct.siginfo_t* %0
}
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
define weak dso_local i64 @__model_signal_caught() {
entry:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0))
  ret i64 %call
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
define weak dso_local zeroext i1 @__model_signal_handled(i32 noundef %number) {
entry:
  %conv = sext i32 %number to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %cmp.i = icmp ne i64 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  ret i1 %0
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define weak dso_local void @__model_wait_begins() {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %cmp = icmp ult i64 %call, 63
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0))
  br i1 true, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i64 [ %call, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0))
  br i1 true, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %only.exit
cond.false.i:
  br label %only.exit
only.exit:
  %cond.i = phi i64 [ %call, %cond.true.i ], [ 63, %cond.false.i ]
  %shl.i = shl i64 1, %cond.i
  %neg = xor i64 %shl.i, -1
  %and = and i64 %call2, %neg
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %and)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext %restart) {
entry:
  br i1 %restart, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0))
  %tobool1 = icmp ne i64 %call, 0
  br i1 %tobool1, label %land.rhs, label %land.end
land.rhs:
  %call2 = call i64 @__gsmack_self()
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0))
  %cmp.i.i = icmp ult i64 %call2, 63
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i64 [ %call2, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.lhs.false ], [ %cmp.i, %has_come.exit ]
  ret i1 %0
}
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) {
entry:
  %cmp.i.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %exists.exit.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i.i
exists.exit.i.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  br i1 %0, label %land.rhs.i.i, label %chosen.exit.i
land.rhs.i.i:
  %cmp.i2.i.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i.i, label %internal.exit.i.i, label %lor.rhs.i.i.i
lor.rhs.i.i.i:
  %cmp1.i3.i.i = icmp eq i32 %number, 33
  br label %internal.exit.i.i
internal.exit.i.i:
  %1 = phi i1 [ true, %land.rhs.i.i ], [ %cmp1.i3.i.i, %lor.rhs.i.i.i ]
  %lnot.i.i = xor i1 %1, true
  br label %chosen.exit.i
chosen.exit.i:
  %2 = phi i1 [ false, %exists.exit.i.i ], [ %lnot.i.i, %internal.exit.i.i ]
  br i1 %2, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i = icmp ne i32 %number, 9
  br i1 %cmp.i, label %land.rhs.i, label %can_be_handled.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %number, 19
  br label %can_be_handled.exit
can_be_handled.exit:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ false, %chosen.exit.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %3, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp = icmp eq void (i32)* %handler, inttoptr (i64 -1 to void (i32)*)
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %4 = ptrtoint void (i32)* %handler to i64
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %call3 = call i64 @handle(i32 noundef %number, i64 noundef %4, i32 noundef 268435456, i64 noundef %shl.i)
  %5 = inttoptr i64 %call3 to void (i32)*
  br label %return
return:
  %retval.0 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %invalid.exit ], [ %5, %if.end ]
  ret void (i32)* %retval.0
}
define internal i64 @handle(i32 noundef %number, i64 noundef %handler, i32 noundef %flags, i64 noundef %masked) {
entry:
  %conv = sext i32 %number to i64
  %cmp.i = icmp ne i64 %handler, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %handler, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp.i24 = icmp eq i32 %number, 10
  br i1 %cmp.i24, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i25 = icmp eq i32 %number, 12
  br i1 %cmp1.i25, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %1 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.lhs.true ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  %cmp.i26 = icmp eq i32 %number, 11
  br i1 %cmp.i26, label %fault.exit, label %lor.lhs.false.i28
lor.lhs.false.i28:
  %cmp1.i27 = icmp eq i32 %number, 7
  br i1 %cmp1.i27, label %fault.exit, label %lor.lhs.false2.i
lor.lhs.false2.i:
  %cmp3.i = icmp eq i32 %number, 8
  br i1 %cmp3.i, label %fault.exit, label %lor.lhs.false4.i
lor.lhs.false4.i:
  %cmp5.i = icmp eq i32 %number, 4
  br i1 %cmp5.i, label %fault.exit, label %lor.lhs.false6.i
lor.lhs.false6.i:
  %cmp7.i = icmp eq i32 %number, 5
  br i1 %cmp7.i, label %fault.exit, label %lor.lhs.false8.i
lor.lhs.false8.i:
  %cmp9.i = icmp eq i32 %number, 31
  br i1 %cmp9.i, label %fault.exit, label %lor.rhs.i29
lor.rhs.i29:
  %cmp10.i = icmp eq i32 %number, 6
  br label %fault.exit
fault.exit:
  %2 = phi i1 [ true, %lor.lhs.false8.i ], [ true, %lor.lhs.false6.i ], [ true, %lor.lhs.false4.i ], [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i28 ], [ true, %land.rhs ], [ %cmp10.i, %lor.rhs.i29 ]
  %lnot = xor i1 %2, true
  br label %land.end
land.end:
  %3 = phi i1 [ false, %own.exit ], [ false, %executes.exit ], [ %lnot, %fault.exit ]
  %4 = inttoptr i64 %handler to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %4)
  br i1 %3, label %land.lhs.true6, label %if.end
land.lhs.true6:
  %cmp = icmp eq i32 %call.i, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.25, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv, i64 noundef %handler)
  br i1 icmp ne (void (i32)* @__model_signal_discard, void (i32)* null), label %land.lhs.true9, label %if.end18
land.lhs.true9:
  %cmp10 = icmp eq i64 %handler, 1
  br i1 %cmp10, label %if.then17, label %lor.lhs.false
lor.lhs.false:
  %cmp12 = icmp eq i64 %handler, 0
  br i1 %cmp12, label %land.lhs.true14, label %if.end18
land.lhs.true14:
  %cmp.i30 = icmp eq i32 %number, 17
  br i1 %cmp.i30, label %harmless.exit, label %lor.lhs.false.i32
lor.lhs.false.i32:
  %cmp1.i31 = icmp eq i32 %number, 18
  br i1 %cmp1.i31, label %harmless.exit, label %lor.lhs.false2.i34
lor.lhs.false2.i34:
  %cmp3.i33 = icmp eq i32 %number, 23
  br i1 %cmp3.i33, label %harmless.exit, label %lor.rhs.i35
lor.rhs.i35:
  %cmp4.i = icmp eq i32 %number, 28
  br label %harmless.exit
harmless.exit:
  %5 = phi i1 [ true, %lor.lhs.false2.i34 ], [ true, %lor.lhs.false.i32 ], [ true, %land.lhs.true14 ], [ %cmp4.i, %lor.rhs.i35 ]
  br i1 %5, label %if.then17, label %if.end18
if.then17:
  call void @__model_signal_discard(i32 noundef %number)
  br label %if.end18
if.end18:
  br i1 %cmp.i, label %land.rhs.i38, label %executes.exit39
land.rhs.i38:
  %cmp1.i37 = icmp ne i64 %handler, 0
  br label %executes.exit39
executes.exit39:
  %6 = phi i1 [ false, %if.end18 ], [ %cmp1.i37, %land.rhs.i38 ]
  br i1 %6, label %if.then20, label %if.end23
if.then20:
  %call21 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0))
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %or = or i64 %call21, %shl.i
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i64 noundef %or)
  br label %if.end23
if.end23:
  %conv24 = sext i32 %flags to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv24)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i64 0, i64 0), i64 noundef %conv, i64 noundef %masked)
  %mul = mul i64 3, %conv
  %conv25 = sext i32 %call.i to i64
  %add = add i64 %mul, %conv25
  br i1 %3, label %land.lhs.true28, label %if.end33
land.lhs.true28:
  %call29 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.27, i64 0, i64 0), i64 noundef %add)
  %tobool30 = icmp ne i64 %call29, 0
  br i1 %tobool30, label %if.end33, label %if.then31
if.then31:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.27, i64 0, i64 0), i64 noundef %add, i64 noundef 1)
  %call32 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32, i32)* @execute_for_others to void (...)*), i32 noundef %number, i32 noundef %call.i)
  br label %if.end33
if.end33:
  call void @__gsmack_atomic_end()
  ret i64 %call8
}
define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) {
entry:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.rhs.i, label %chosen.exit
land.rhs.i:
  %cmp.i2.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i, label %internal.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i3.i = icmp eq i32 %number, 33
  br label %internal.exit.i
internal.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %cmp1.i3.i, %lor.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  br label %chosen.exit
chosen.exit:
  %2 = phi i1 [ false, %exists.exit.i ], [ %lnot.i, %internal.exit.i ]
  br i1 %2, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %tobool = icmp ne %struct.sigaction* %new, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 %cmp.i.i, label %land.rhs.i.i.i, label %exists.exit.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i.i
exists.exit.i.i:
  %3 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  br i1 %3, label %land.rhs.i.i28, label %chosen.exit.i
land.rhs.i.i28:
  %cmp.i2.i.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i.i, label %internal.exit.i.i, label %lor.rhs.i.i.i
lor.rhs.i.i.i:
  %cmp1.i3.i.i = icmp eq i32 %number, 33
  br label %internal.exit.i.i
internal.exit.i.i:
  %4 = phi i1 [ true, %land.rhs.i.i28 ], [ %cmp1.i3.i.i, %lor.rhs.i.i.i ]
  %lnot.i.i = xor i1 %4, true
  br label %chosen.exit.i
chosen.exit.i:
  %5 = phi i1 [ false, %exists.exit.i.i ], [ %lnot.i.i, %internal.exit.i.i ]
  br i1 %5, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i = icmp ne i32 %number, 9
  br i1 %cmp.i, label %land.rhs.i29, label %can_be_handled.exit
land.rhs.i29:
  %cmp1.i = icmp ne i32 %number, 19
  br label %can_be_handled.exit
can_be_handled.exit:
  %6 = phi i1 [ false, %land.lhs.true.i ], [ false, %chosen.exit.i ], [ %cmp1.i, %land.rhs.i29 ]
  br i1 %6, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  br i1 %tobool, label %if.then4, label %if.end27
if.then4:
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler = bitcast %union.anon.8* %__sigaction_handler to void (i32)**
  %7 = load void (i32)*, void (i32)** %sa_handler, align 8
  %8 = ptrtoint void (i32)* %7 to i64
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 2
  %9 = load i32, i32* %sa_flags, align 8
  %and = and i32 %9, -67108865
  %sa_mask = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 1
  %10 = bitcast %struct.__sigset_t* %sa_mask to i64*
  %11 = load i64, i64* %10, align 8
  %and7 = and i64 %11, -262401
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %and)
  %cmp.i30 = icmp ne i64 %8, 1
  br i1 %cmp.i30, label %land.rhs.i32, label %executes.exit
land.rhs.i32:
  %cmp1.i31 = icmp ne i64 %8, 0
  br label %executes.exit
executes.exit:
  %12 = phi i1 [ false, %if.then4 ], [ %cmp1.i31, %land.rhs.i32 ]
  br i1 %12, label %land.lhs.true9, label %if.end12
land.lhs.true9:
  %and.i = and i32 %and, -402653190
  %cmp.i33 = icmp eq i32 %and.i, 0
  br i1 %cmp.i33, label %if.end12, label %if.then11
if.then11:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end12
if.end12:
  br i1 %cmp.i30, label %land.rhs.i36, label %executes.exit37
land.rhs.i36:
  %cmp1.i35 = icmp ne i64 %8, 0
  br label %executes.exit37
executes.exit37:
  %13 = phi i1 [ false, %if.end12 ], [ %cmp1.i35, %land.rhs.i36 ]
  br i1 %13, label %land.lhs.true14, label %if.end17
land.lhs.true14:
  %and.i38 = and i32 %and, 268435456
  %cmp.i39 = icmp ne i32 %and.i38, 0
  br i1 %cmp.i39, label %if.end17, label %if.then16
if.then16:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i64 noundef 1)
  br label %if.end17
if.end17:
  br i1 %cmp.i30, label %land.rhs.i42, label %executes.exit43
land.rhs.i42:
  %cmp1.i41 = icmp ne i64 %8, 0
  br label %executes.exit43
executes.exit43:
  %14 = phi i1 [ false, %if.end17 ], [ %cmp1.i41, %land.rhs.i42 ]
  br i1 %14, label %land.lhs.true19, label %if.end22
land.lhs.true19:
  %and20 = and i32 %and, 4
  %cmp = icmp ne i32 %and20, 0
  br i1 %cmp, label %if.then21, label %if.end22
if.then21:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i64 noundef 1)
  br label %if.end22
if.end22:
  %call23 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call23, label %if.then24, label %if.end26
if.then24:
  %or25 = or i32 %and, 67108864
  br label %if.end26
if.end26:
  %flags.0 = phi i32 [ %or25, %if.then24 ], [ %and, %if.end22 ]
  br label %if.end27
if.end27:
  %masked.0 = phi i64 [ %and7, %if.end26 ], [ 0, %if.end ]
  %flags.1 = phi i32 [ %flags.0, %if.end26 ], [ 0, %if.end ]
  %handler.0 = phi i64 [ %8, %if.end26 ], [ 0, %if.end ]
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call28 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv)
  %conv29 = trunc i64 %call28 to i32
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i64 0, i64 0), i64 noundef %conv)
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call32 = call i64 @handle(i32 noundef %number, i64 noundef %handler.0, i32 noundef %flags.1, i64 noundef %masked.0)
  br label %cond.end
cond.false:
  %call34 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call32, %cond.true ], [ %call34, %cond.false ]
  call void @__gsmack_atomic_end()
  %tobool35 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool35, label %if.then36, label %if.end41
if.then36:
  %sa_mask37 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 1
  %15 = bitcast %struct.__sigset_t* %sa_mask37 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %15, i8 0, i64 128, i1 false)
  %16 = bitcast %struct.__sigset_t* %sa_mask37 to i64*
  store i64 %call.i, i64* %16, align 8
  %sa_flags38 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 2
  store i32 %conv29, i32* %sa_flags38, align 8
  %17 = inttoptr i64 %cond to void (i32)*
  %__sigaction_handler39 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler40 = bitcast %union.anon.8* %__sigaction_handler39 to void (i32)**
  store void (i32)* %17, void (i32)** %sa_handler40, align 8
  br label %if.end41
if.end41:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end41 ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 128, i1 false)
  %1 = bitcast %struct.__sigset_t* %set to i64*
  store i64 0, i64* %1, align 8
  ret i32 0
}
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 128, i1 false)
  %1 = bitcast %struct.__sigset_t* %set to i64*
  store i64 -6442450945, i64* %1, align 8
  ret i32 0
}
define dso_local i32 @sigisemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i64*
  %1 = load i64, i64* %0, align 8
  %cmp = icmp eq i64 %1, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @sigaltstack(%struct.stack_t* noalias noundef %new, %struct.stack_t* noalias noundef %old) {
entry:
  %tobool = icmp ne %struct.stack_t* %old, null
  br i1 %tobool, label %if.then, label %if.end3
if.then:
  %ss_sp = getelementptr inbounds %struct.stack_t, %struct.stack_t* %old, i32 0, i32 0
  store i8* null, i8** %ss_sp, align 8
  %ss_flags = getelementptr inbounds %struct.stack_t, %struct.stack_t* %old, i32 0, i32 1
  store i32 2, i32* %ss_flags, align 8
  %ss_size = getelementptr inbounds %struct.stack_t, %struct.stack_t* %old, i32 0, i32 2
  store i64 0, i64* %ss_size, align 8
  %call = call i64 @__gsmack_self()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i64 0, i64 0), i64 noundef %call)
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %if.then2, label %if.end
if.then2:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i64 0, i64 0))
  br label %if.end
if.end:
  br label %if.end3
if.end3:
  %tobool4 = icmp ne %struct.stack_t* %new, null
  br i1 %tobool4, label %if.then5, label %if.end13
if.then5:
  %ss_flags6 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 1
  %0 = load i32, i32* %ss_flags6, align 8
  %div = sdiv i32 %0, 2
  %rem = srem i32 %div, 2
  %tobool7 = icmp ne i32 %rem, 0
  br i1 %tobool7, label %if.end11, label %if.then8
if.then8:
  %ss_sp9 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 0
  %1 = load i8*, i8** %ss_sp9, align 8
  %ss_size10 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 2
  %2 = load i64, i64* %ss_size10, align 8
  call void @__gsmack_uses(i8* noundef %1, i64 noundef %2)
  br label %if.end11
if.end11:
  %call12 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i64 0, i64 0), i64 noundef %call12, i64 noundef 1)
  br label %if.end13
if.end13:
  ret i32 0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.rhs.i, label %chosen.exit
land.rhs.i:
  %cmp.i2.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i, label %internal.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i3.i = icmp eq i32 %number, 33
  br label %internal.exit.i
internal.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %cmp1.i3.i, %lor.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  br label %chosen.exit
chosen.exit:
  %2 = phi i1 [ false, %exists.exit.i ], [ %lnot.i, %internal.exit.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %3 = bitcast %struct.__sigset_t* %set to i64*
  %4 = load i64, i64* %3, align 8
  %or = or i64 %4, %shl.i
  store i64 %or, i64* %3, align 8
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.rhs.i, label %chosen.exit
land.rhs.i:
  %cmp.i2.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i, label %internal.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i3.i = icmp eq i32 %number, 33
  br label %internal.exit.i
internal.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %cmp1.i3.i, %lor.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  br label %chosen.exit
chosen.exit:
  %2 = phi i1 [ false, %exists.exit.i ], [ %lnot.i, %internal.exit.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %neg = xor i64 %shl.i, -1
  %3 = bitcast %struct.__sigset_t* %set to i64*
  %4 = load i64, i64* %3, align 8
  %and = and i64 %4, %neg
  store i64 %and, i64* %3, align 8
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
define dso_local i32 @sigismember(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i64*
  %2 = load i64, i64* %1, align 8
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %2, %shl.i
  %cmp = icmp ne i64 %and, 0
  %conv = zext i1 %cmp to i32
  br label %return
return:
  %retval.0 = phi i32 [ %conv, %if.end ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
define dso_local void @__model_signal_act(i32 noundef %number) {
entry:
  %conv = sext i32 %number to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %cmp.i = icmp ne i64 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end4, label %if.then
if.then:
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then3, label %if.end
if.then3:
  %cmp.i.i = icmp eq i32 %number, 17
  br i1 %cmp.i.i, label %harmless.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i.i = icmp eq i32 %number, 18
  br i1 %cmp1.i.i, label %harmless.exit.i, label %lor.lhs.false2.i.i
lor.lhs.false2.i.i:
  %cmp3.i.i = icmp eq i32 %number, 23
  br i1 %cmp3.i.i, label %harmless.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp4.i.i = icmp eq i32 %number, 28
  br label %harmless.exit.i
harmless.exit.i:
  %1 = phi i1 [ true, %lor.lhs.false2.i.i ], [ true, %lor.lhs.false.i.i ], [ true, %if.then3 ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br i1 %1, label %by_default.exit, label %if.end.i
if.end.i:
  switch i32 %number, label %sw.default.i [
    i32 19, label %sw.bb.i
    i32 20, label %sw.bb.i
    i32 21, label %sw.bb.i
    i32 22, label %sw.bb.i
  ]
sw.bb.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.31, i64 0, i64 0))
  br label %sw.default.i
sw.default.i:
  call void @__gsmack_exit()
  unreachable
by_default.exit:
  br label %if.end
if.end:
  br label %cleanup
if.end4:
  %call5 = call i64 @__gsmack_self()
  %call6 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %call5)
  %cmp7 = icmp ne i64 %call6, 0
  br i1 %cmp7, label %if.then9, label %if.end10
if.then9:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.11, i64 0, i64 0))
  br label %if.end10
if.end10:
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call5)
  %call12 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call5)
  %call.i21 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i64 0, i64 0), i64 noundef %conv)
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %or = or i64 %call.i21, %shl.i
  %or15 = or i64 %call.i, %or
  call void @__gsmack_atomic_begin()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call5, i64 noundef %or15)
  %neg = xor i64 %call.i, -1
  %or16 = or i64 %call12, %neg
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call5, i64 noundef %or16)
  %call17 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i64 0, i64 0))
  %or18 = or i64 %call17, %or15
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i64 0, i64 0), i64 noundef %or18)
  call void @__gsmack_atomic_end()
  %call.i.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0))
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %land.rhs.i.i, label %is_informed.exit.i
land.rhs.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv)
  %and.i.i = and i64 %call1.i.i, 4
  %cmp.i.i22 = icmp ne i64 %and.i.i, 0
  br label %is_informed.exit.i
is_informed.exit.i:
  %2 = phi i1 [ false, %if.end10 ], [ %cmp.i.i22, %land.rhs.i.i ]
  br i1 icmp ne (i32 (i32)* @__model_handler_begins, i32 (i32)* null), label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call i32 @__model_handler_begins(i32 noundef 1)
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ 0, %cond.false.i ]
  br i1 %2, label %if.then.i, label %if.else.i
if.then.i:
  %3 = inttoptr i64 %call to void (i32)*
  %call.i.i.i = call i32 @__model_handler_kind(void (i32)* noundef %3)
  %cmp.i5.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i5.i, label %if.then.i.i, label %inform.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.30, i64 0, i64 0))
  br label %inform.exit.i
inform.exit.i:
  %4 = inttoptr i64 %call to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i6.i = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %4(i32 noundef %number, %struct.siginfo_t* noundef %call1.i6.i, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end.i23
if.else.i:
  %5 = inttoptr i64 %call to void (i32)*
  call void %5(i32 noundef %number)
  br label %if.end.i23
if.end.i23:
  br i1 icmp ne (void (i32)* @__model_handler_ends, void (i32)* null), label %if.then2.i, label %execute.exit
if.then2.i:
  call void @__model_handler_ends(i32 noundef %cond.i)
  br label %execute.exit
execute.exit:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call5, i64 noundef %call12)
  br i1 icmp ne (void (i64)* @__model_signal_choose, void (i64)* null), label %if.then.i24, label %if.else.i26
if.then.i24:
  call void @__model_signal_choose(i64 noundef %call.i)
  br label %change_mask.exit
if.else.i26:
  %call.i25 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call.i25, i64 noundef %call.i)
  br label %change_mask.exit
change_mask.exit:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %change_mask.exit ], [ 1, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
define dso_local i64 @__model_signal_mask() {
entry:
  %call = call i64 @__gsmack_self()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call)
  ret i64 %call.i
}
define dso_local void @__model_signal_restore(i64 noundef %mask) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  br i1 icmp ne (void (i64)* @__model_signal_choose, void (i64)* null), label %if.then.i, label %if.else.i
if.then.i:
  call void @__model_signal_choose(i64 noundef %mask)
  br label %change_mask.exit
if.else.i:
  %call.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call.i, i64 noundef %mask)
  br label %change_mask.exit
change_mask.exit:
  br i1 icmp ne (void ()* @__model_signal_open, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_signal_open()
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local void @__model_signal_open()
define dso_local i32 @pthread_kill(i64 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i64 %thread, 1
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.17, i64 0, i64 0))
  %cmp2.i = icmp ne i64 %call.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.15, i64 0, i64 0))
  %cmp3.i = icmp ne i64 %call.i, 2
  br i1 %cmp3.i, label %thread_require.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.34, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call5.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %thread_require.exit
thread_require.exit:
  %1 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.16, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp.i13 = icmp eq i32 %number, 32
  br i1 %cmp.i13, label %internal.exit, label %lor.rhs.i15
lor.rhs.i15:
  %cmp1.i14 = icmp eq i32 %number, 33
  br label %internal.exit
internal.exit:
  %2 = phi i1 [ true, %thread_require.exit ], [ %cmp1.i14, %lor.rhs.i15 ]
  br i1 %2, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then3, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp sgt i32 %number, 64
  br i1 %cmp2, label %if.then3, label %if.end6
if.then3:
  %cmp4 = icmp eq i64 %call.i, 2
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %call5 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %3 = phi i1 [ false, %if.then3 ], [ %call5, %land.rhs ]
  %cond = select i1 %3, i32 0, i32 22
  br label %cleanup
if.end6:
  %cmp7 = icmp eq i64 %call.i, 3
  br i1 %cmp7, label %if.then11, label %lor.lhs.false8
lor.lhs.false8:
  %cmp9 = icmp eq i64 %call.i, 0
  br i1 %cmp9, label %land.lhs.true, label %if.end12
land.lhs.true:
  %cmp10 = icmp ne i64 %thread, 1
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %cleanup
if.end12:
  %cmp13 = icmp eq i32 %number, 0
  br i1 %cmp13, label %if.then14, label %if.end15
if.then14:
  br label %cleanup
if.end15:
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.36, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.35, i64 0, i64 0), i64 noundef %thread)
  %tobool.i17 = icmp ne i64 %call1.i, 0
  br i1 %tobool.i17, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call17 = call i64 @__gsmack_self()
  %cmp18 = icmp eq i64 %retval.0.i, %call17
  br i1 %cmp18, label %if.then19, label %if.else
if.then19:
  %call.i18 = call i64 @__gsmack_self()
  %call.i.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call.i18)
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call.i18)
  %and.i.i = and i64 %call.i.i.i, %call1.i.i
  %sub.i.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i.i = zext i32 %sub.i.i.i to i64
  %shl.i.i.i = shl i64 1, %sh_prom.i.i.i
  %and3.i.i = and i64 %and.i.i, %shl.i.i.i
  %cmp.i.i19 = icmp ne i64 %and3.i.i, 0
  br i1 %cmp.i.i19, label %if.then.i20, label %if.end.i21
if.then.i20:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i64 0, i64 0))
  br label %if.end.i21
if.end.i21:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %lor.lhs.false.i, label %if.then3.i
lor.lhs.false.i:
  %call2.i = call zeroext i1 @__model_signal_blocked(i64 noundef %call.i18, i32 noundef %number)
  br i1 %call2.i, label %deliver.exit, label %if.then3.i
if.then3.i:
  call void @__model_signal_act(i32 noundef %number)
  br label %deliver.exit
deliver.exit:
  br label %if.end24
if.else:
  br i1 %cmp3.i, label %if.then21, label %if.end23
if.then21:
  %call22 = call i64 @thread_number(i64 noundef %thread)
  call void @send(i64 noundef %call22, i32 noundef %number)
  br label %if.end23
if.end23:
  br label %if.end24
if.end24:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %land.end ], [ 3, %if.then11 ], [ 0, %if.then14 ], [ 0, %if.end24 ]
  ret i32 %retval.0
}
define internal i64 @thread_number(i64 noundef %identity) {
entry:
  %call.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.36, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.35, i64 0, i64 0), i64 noundef %identity)
  %tobool = icmp ne i64 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call1, %cond.true ], [ %identity, %cond.false ]
  br label %return
return:
  %retval.0 = phi i64 [ %cond, %cond.end ], [ %identity, %if.then ]
  ret i64 %retval.0
}
define internal void @send(i64 noundef %thread, i32 noundef %number) {
entry:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %thread)
  %and.i = and i64 %call.i.i, %call1.i
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and3.i = and i64 %and.i, %shl.i.i
  %cmp.i = icmp ne i64 %and3.i, 0
  br i1 %cmp.i, label %if.end, label %land.lhs.true1
land.lhs.true1:
  %call2 = call zeroext i1 @__model_signal_blocked(i64 noundef %thread, i32 noundef %number)
  br i1 %call2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %number to i64
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %cmp.i10 = icmp ne i64 %call3, 1
  br i1 %cmp.i10, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call3, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.then5, label %if.else
if.then5:
  %1 = inttoptr i64 %call3 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp = icmp eq i32 %call.i, 0
  br i1 %cmp, label %if.then8, label %if.end9
if.then8:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([103 x i8], [103 x i8]* @.str.37, i64 0, i64 0))
  br label %if.end9
if.end9:
  %call10 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i64, i32)* @execute_for to void (...)*), i64 noundef %thread, i32 noundef %number)
  br label %if.end15
if.else:
  %cmp11 = icmp eq i64 %call3, 0
  br i1 %cmp11, label %if.then13, label %if.end14
if.then13:
  %cmp.i.i = icmp eq i32 %number, 17
  br i1 %cmp.i.i, label %harmless.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i.i = icmp eq i32 %number, 18
  br i1 %cmp1.i.i, label %harmless.exit.i, label %lor.lhs.false2.i.i
lor.lhs.false2.i.i:
  %cmp3.i.i = icmp eq i32 %number, 23
  br i1 %cmp3.i.i, label %harmless.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp4.i.i = icmp eq i32 %number, 28
  br label %harmless.exit.i
harmless.exit.i:
  %2 = phi i1 [ true, %lor.lhs.false2.i.i ], [ true, %lor.lhs.false.i.i ], [ true, %if.then13 ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br i1 %2, label %by_default.exit, label %if.end.i
if.end.i:
  switch i32 %number, label %sw.default.i [
    i32 19, label %sw.bb.i
    i32 20, label %sw.bb.i
    i32 21, label %sw.bb.i
    i32 22, label %sw.bb.i
  ]
sw.bb.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.31, i64 0, i64 0))
  br label %sw.default.i
sw.default.i:
  call void @__gsmack_exit()
  unreachable
by_default.exit:
  br label %if.end14
if.end14:
  br label %if.end15
if.end15:
  br label %return
return:
  ret void
}
define dso_local i32 @kill(i32 noundef %process, i32 noundef %number) {
entry:
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %number, 64
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %cmp.i = icmp eq i32 %process, 0
  br i1 %cmp.i, label %is_own_process.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i32 ()* @__model_process, i32 ()* null), label %cond.true.i, label %cond.false.i
cond.true.i:
  %call.i = call i32 @__model_process()
  br label %cond.end.i
cond.false.i:
  %call1.i = call i32 @getpid()
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %call1.i, %cond.false.i ]
  %cmp2.i = icmp eq i32 %process, %cond.i
  br label %is_own_process.exit
is_own_process.exit:
  %0 = phi i1 [ true, %if.end ], [ %cmp2.i, %cond.end.i ]
  br i1 %0, label %if.end8, label %if.then3
if.then3:
  %cmp4 = icmp ne i32 %number, 0
  br i1 %cmp4, label %if.then5, label %if.end6
if.then5:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end6
if.end6:
  %call7 = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call7, i32 0, i32 -1
  br label %return
if.end8:
  %cmp9 = icmp eq i32 %number, 0
  br i1 %cmp9, label %if.then12, label %lor.lhs.false10
lor.lhs.false10:
  br i1 icmp ne (i1 (i32)* @__model_signal_waits, i1 (i32)* null), label %land.lhs.true, label %if.end13
land.lhs.true:
  %call11 = call zeroext i1 @__model_signal_waits(i32 noundef %number)
  br i1 %call11, label %if.then12, label %if.end13
if.then12:
  br label %return
if.end13:
  br i1 icmp ne (i1 (i32)* @__model_signal_was_blocked, i1 (i32)* null), label %land.lhs.true14, label %if.end17
land.lhs.true14:
  %call15 = call zeroext i1 @__model_signal_was_blocked(i32 noundef %number)
  br i1 %call15, label %if.then16, label %if.end17
if.then16:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0))
  br label %if.end17
if.end17:
  %call18 = call i64 @__gsmack_self()
  %call19 = call i64 @__gsmack_nondet_ulong()
  %call.i17 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call18)
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %call.i17, %shl.i
  %cmp22 = icmp ne i64 %and, 0
  br i1 %cmp22, label %if.then23, label %if.end24
if.then23:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i64 0, i64 0))
  br label %if.end24
if.end24:
  %conv = sext i32 %number to i64
  %call25 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %cmp.i18 = icmp ne i64 %call25, 1
  br i1 %cmp.i18, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call25, 0
  br label %executes.exit
executes.exit:
  %1 = phi i1 [ false, %if.end24 ], [ %cmp1.i, %land.rhs.i ]
  br i1 %1, label %lor.lhs.false27, label %if.then30
lor.lhs.false27:
  %call28 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call28, label %if.then30, label %if.else
if.then30:
  call void @__model_signal_act(i32 noundef %number)
  br label %if.end41
if.else:
  call void @__gsmack_atomic_begin()
  %cmp31 = icmp ne i64 %call19, %call18
  br i1 %cmp31, label %land.lhs.true33, label %land.end
land.lhs.true33:
  %call34 = call zeroext i1 @is_there(i64 noundef %call19)
  br i1 %call34, label %land.rhs, label %land.end
land.rhs:
  %call.i19 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call19)
  %and38 = and i64 %call.i19, %shl.i
  %cmp39 = icmp eq i64 %and38, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.lhs.true33 ], [ false, %if.else ], [ %cmp39, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  call void @__gsmack_atomic_end()
  call void @send(i64 noundef %call19, i32 noundef %number)
  br label %if.end41
if.end41:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %invalid.exit ], [ 0, %if.then12 ], [ 0, %if.end41 ], [ %cond, %if.end6 ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_signal_waits(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_signal_was_blocked(i32 noundef)
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define internal zeroext i1 @is_there(i64 noundef %thread) {
entry:
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.36, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i64 0, i64 0), i64 noundef %retval.0.i)
  %cmp = icmp eq i64 %call1, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp eq i64 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = icmp eq i64 %thread, 1
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp3, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %thread_identity.exit ], [ %0, %land.end ]
  ret i1 %1
}
define dso_local i32 @killpg(i32 noundef %group, i32 noundef %number) {
entry:
  %cmp = icmp eq i32 %group, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %sub = sub nsw i32 0, %group
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %sub, %cond.false ]
  %call = call i32 @kill(i32 noundef %cond, i32 noundef %number)
  ret i32 %call
}
define dso_local i32 @sigqueue(i32 noundef %process, i32 noundef %number, i8* %value.coerce) {
entry:
  %0 = ptrtoint i8* %value.coerce to i64
  %value.sroa.0.0.extract.trunc.i = trunc i64 %0 to i32
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %value.sroa.0.0.extract.trunc.i)
  %conv.i = sext i32 %number to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %0)
  %call = call i32 @kill(i32 noundef %process, i32 noundef %number)
  ret i32 %call
}
define dso_local i32 @pthread_sigqueue(i64 noundef %thread, i32 noundef %number, i8* %value.coerce) {
entry:
  %0 = ptrtoint i8* %value.coerce to i64
  %value.sroa.0.0.extract.trunc.i = trunc i64 %0 to i32
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %value.sroa.0.0.extract.trunc.i)
  %conv.i = sext i32 %number to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %0)
  %call = call i32 @pthread_kill(i64 noundef %thread, i32 noundef %number)
  ret i32 %call
}
define dso_local i32 @raise(i32 noundef %number) {
entry:
  %cmp = icmp ne i32 %number, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.rhs.i, label %chosen.exit
land.rhs.i:
  %cmp.i2.i = icmp eq i32 %number, 32
  br i1 %cmp.i2.i, label %internal.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp1.i3.i = icmp eq i32 %number, 33
  br label %internal.exit.i
internal.exit.i:
  %1 = phi i1 [ true, %land.rhs.i ], [ %cmp1.i3.i, %lor.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  br label %chosen.exit
chosen.exit:
  %2 = phi i1 [ false, %exists.exit.i ], [ %lnot.i, %internal.exit.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  br i1 %cmp, label %if.then3, label %if.end4
if.then3:
  %call.i = call i64 @__gsmack_self()
  %call.i.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call.i)
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %call.i)
  %and.i.i = and i64 %call.i.i.i, %call1.i.i
  %sub.i.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i.i = zext i32 %sub.i.i.i to i64
  %shl.i.i.i = shl i64 1, %sh_prom.i.i.i
  %and3.i.i = and i64 %and.i.i, %shl.i.i.i
  %cmp.i.i4 = icmp ne i64 %and3.i.i, 0
  br i1 %cmp.i.i4, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %lor.lhs.false.i, label %if.then3.i
lor.lhs.false.i:
  %call2.i = call zeroext i1 @__model_signal_blocked(i64 noundef %call.i, i32 noundef %number)
  br i1 %call2.i, label %deliver.exit, label %if.then3.i
if.then3.i:
  call void @__model_signal_act(i32 noundef %number)
  br label %deliver.exit
deliver.exit:
  br label %if.end4
if.end4:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end4 ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
define dso_local i32 @pause() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__model_wait_begins()
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_self()
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0))
  %cmp.i.i = icmp ult i64 %call, 63
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i64 [ %call, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  %call.i5 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0))
  %tobool.i = icmp ne i64 %call.i5, 0
  br i1 %tobool.i, label %land.rhs.i, label %alarm_ends.exit
land.rhs.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef 14)
  %cmp.i6 = icmp eq i64 %call1.i, 0
  br label %alarm_ends.exit
alarm_ends.exit:
  %0 = phi i1 [ false, %has_come.exit ], [ %cmp.i6, %land.rhs.i ]
  br i1 %cmp.i, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %alarm_ends.exit ], [ %0, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %1, label %lor.lhs.false.i, label %land.rhs.i9
lor.lhs.false.i:
  %call.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i7, label %land.rhs.i9, label %cancelled_instead.exit
land.rhs.i9:
  %call1.i8 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %2 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i8, %land.rhs.i9 ]
  br i1 %cmp.i, label %lor.end11, label %lor.lhs.false
lor.lhs.false:
  br i1 %0, label %lor.end11, label %lor.rhs9
lor.rhs9:
  br label %lor.end11
lor.end11:
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %cancelled_instead.exit ], [ %2, %lor.rhs9 ]
  call void @__gsmack_await_for(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i11, label %act_if.exit
land.lhs.true.i11:
  br i1 %2, label %if.then.i12, label %act_if.exit
if.then.i12:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  call void @__gsmack_exit()
  unreachable
if.end:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i14, label %fails_with.exit
if.then.i14:
  %call.i13 = call i32* @__errno_location()
  store i32 4, i32* %call.i13, align 4
  br label %fails_with.exit
fails_with.exit:
  ret i32 -1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_exit()
define dso_local i32 @setitimer(i32 noundef %which, %struct.itimerval* noalias noundef %new, %struct.itimerval* noalias noundef %old) {
entry:
  %it_value = getelementptr inbounds %struct.itimerval, %struct.itimerval* %new, i32 0, i32 1
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 0
  %0 = load i64, i64* %tv_sec, align 8
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 1
  %1 = load i64, i64* %tv_usec, align 8
  %it_interval = getelementptr inbounds %struct.itimerval, %struct.itimerval* %new, i32 0, i32 0
  %tv_sec2 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 0
  %2 = load i64, i64* %tv_sec2, align 8
  %tv_usec4 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 1
  %3 = load i64, i64* %tv_usec4, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  %tobool = icmp ne %struct.itimerval* %old, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %4 = bitcast %struct.itimerval* %old to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i64 0, i64 0), i8* noundef %4, i64 noundef 32)
  %call.i = call i64 @__gsmack_nondet_long()
  %it_value.i = getelementptr inbounds %struct.itimerval, %struct.itimerval* %old, i32 0, i32 1
  %tv_sec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value.i, i32 0, i32 0
  store i64 %call.i, i64* %tv_sec.i, align 8
  %call1.i = call i64 @__gsmack_nondet_long()
  %tv_usec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value.i, i32 0, i32 1
  store i64 %call1.i, i64* %tv_usec.i, align 8
  %call3.i = call i64 @__gsmack_nondet_long()
  %it_interval.i = getelementptr inbounds %struct.itimerval, %struct.itimerval* %old, i32 0, i32 0
  %tv_sec4.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval.i, i32 0, i32 0
  store i64 %call3.i, i64* %tv_sec4.i, align 8
  %call5.i = call i64 @__gsmack_nondet_long()
  %tv_usec7.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval.i, i32 0, i32 1
  store i64 %call5.i, i64* %tv_usec7.i, align 8
  br label %if.end
if.end:
  ret i32 0
}
define dso_local i32 @getitimer(i32 noundef %which, %struct.itimerval* noundef %now) {
entry:
  %0 = bitcast %struct.itimerval* %now to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0, i64 noundef 32)
  %call = call i64 @__gsmack_nondet_long()
  %it_value = getelementptr inbounds %struct.itimerval, %struct.itimerval* %now, i32 0, i32 1
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 0
  store i64 %call, i64* %tv_sec, align 8
  %call1 = call i64 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 1
  store i64 %call1, i64* %tv_usec, align 8
  %call3 = call i64 @__gsmack_nondet_long()
  %it_interval = getelementptr inbounds %struct.itimerval, %struct.itimerval* %now, i32 0, i32 0
  %tv_sec4 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 0
  store i64 %call3, i64* %tv_sec4, align 8
  %call5 = call i64 @__gsmack_nondet_long()
  %tv_usec7 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 1
  store i64 %call5, i64* %tv_usec7, align 8
  ret i32 0
}
declare dso_local i64 @__gsmack_nondet_long()
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0))
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_nondet_uint()
  br label %if.end
if.end:
  %left.0 = phi i32 [ %call1, %if.then ], [ 0, %entry ]
  %cmp = icmp ne i32 %seconds, 0
  %conv = zext i1 %cmp to i32
  %conv2 = sext i32 %conv to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %conv2)
  call void @__gsmack_atomic_end()
  ret i32 %left.0
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @__libc_current_sigrtmin() {
entry:
  ret i32 34
}
define dso_local i32 @__libc_current_sigrtmax() {
entry:
  ret i32 64
}
declare extern_weak dso_local void @__model_signal_discard(i32 noundef)
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
define internal void @execute_for_others(i32 noundef %number, i32 noundef %kind) {
entry:
  call void @__gsmack_environment()
  %call = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %cmp.i = icmp ne i64 %call1, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call1, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %for.cond ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.rhs, label %land.end
land.rhs:
  %1 = inttoptr i64 %call1 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp = icmp eq i32 %call.i, %kind
  br label %land.end
land.end:
  %2 = phi i1 [ false, %executes.exit ], [ %cmp, %land.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call6 = call zeroext i1 @interrupts(i64 noundef %call1, i32 noundef %kind, i32 noundef %number, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 %call6, label %if.then, label %if.end
if.then:
  call void @execute_slowly(i64 noundef %call1, i32 noundef %number)
  br label %if.end
if.end:
  br label %for.cond
}
declare dso_local void @__gsmack_environment()
define internal zeroext i1 @interrupts(i64 noundef %handler, i32 noundef %kind, i32 noundef %number, i64 noundef %thread) {
entry:
  %cmp = icmp eq i64 %thread, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_signal_was_blocked, i1 (i32)* null), label %land.lhs.true1, label %if.end
land.lhs.true1:
  %call = call zeroext i1 @__model_signal_was_blocked(i32 noundef %number)
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.28, i64 0, i64 0))
  br label %if.end
if.end:
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0))
  %cmp3 = icmp ne i64 %thread, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
  %cmp.i = icmp ult i64 %thread, 63
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %only.exit
cond.false.i:
  br label %only.exit
only.exit:
  %cond.i = phi i64 [ %thread, %cond.true.i ], [ 63, %cond.false.i ]
  %shl.i = shl i64 1, %cond.i
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %shl.i, %only.exit ], [ -1, %cond.false ]
  %or = or i64 %call2, %cond
  %cmp5 = icmp ne i64 %or, %call2
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i64 noundef %or)
  br label %if.end7
if.end7:
  %cmp8 = icmp eq i32 %kind, 1
  br i1 %cmp8, label %land.rhs, label %land.end
land.rhs:
  br i1 %cmp, label %land.lhs.true10, label %lor.rhs
land.lhs.true10:
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i64 0, i64 0))
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i12 = icmp ne i64 %and.i, 0
  br i1 %cmp.i12, label %lor.end, label %lor.rhs
lor.rhs:
  %call12 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.lhs.true10 ], [ %call12, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %if.end7 ], [ %0, %lor.end ]
  br i1 %1, label %if.end16, label %if.then13
if.then13:
  %cond15 = select i1 %cmp3, i32 2, i32 3
  %call.i.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0))
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %land.rhs.i.i, label %is_informed.exit.i
land.rhs.i.i:
  %conv.i.i = sext i32 %number to i64
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i.i)
  %and.i.i = and i64 %call1.i.i, 4
  %cmp.i.i = icmp ne i64 %and.i.i, 0
  br label %is_informed.exit.i
is_informed.exit.i:
  %2 = phi i1 [ false, %if.then13 ], [ %cmp.i.i, %land.rhs.i.i ]
  br i1 icmp ne (i32 (i32)* @__model_handler_begins, i32 (i32)* null), label %cond.true.i13, label %cond.false.i14
cond.true.i13:
  %call1.i = call i32 @__model_handler_begins(i32 noundef %cond15)
  br label %cond.end.i
cond.false.i14:
  br label %cond.end.i
cond.end.i:
  %cond.i15 = phi i32 [ %call1.i, %cond.true.i13 ], [ 0, %cond.false.i14 ]
  br i1 %2, label %if.then.i, label %if.else.i
if.then.i:
  %3 = inttoptr i64 %handler to void (i32)*
  %call.i.i.i = call i32 @__model_handler_kind(void (i32)* noundef %3)
  %cmp.i5.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i5.i, label %if.then.i.i, label %inform.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.30, i64 0, i64 0))
  br label %inform.exit.i
inform.exit.i:
  %4 = inttoptr i64 %handler to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i6.i = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %4(i32 noundef %number, %struct.siginfo_t* noundef %call1.i6.i, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end.i
if.else.i:
  %5 = inttoptr i64 %handler to void (i32)*
  call void %5(i32 noundef %number)
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (i32)* @__model_handler_ends, void (i32)* null), label %if.then2.i, label %execute.exit
if.then2.i:
  call void @__model_handler_ends(i32 noundef %cond.i15)
  br label %execute.exit
execute.exit:
  br label %if.end16
if.end16:
  ret i1 %1
}
define internal void @execute_slowly(i64 noundef %handler, i32 noundef %number) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.29, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.end, label %if.then
if.then:
  br label %if.end3
if.end:
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0))
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %is_informed.exit
land.rhs.i:
  %conv.i = sext i32 %number to i64
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i)
  %and.i = and i64 %call1.i, 4
  %cmp.i = icmp ne i64 %and.i, 0
  br label %is_informed.exit
is_informed.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp.i, %land.rhs.i ]
  br i1 %0, label %if.then2, label %if.else
if.then2:
  %1 = inttoptr i64 %handler to void (i32)*
  %call.i.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp.i4 = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i4, label %if.then.i, label %inform.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.30, i64 0, i64 0))
  br label %inform.exit
inform.exit:
  %2 = inttoptr i64 %handler to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i5 = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %2(i32 noundef %number, %struct.siginfo_t* noundef %call1.i5, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end3
if.else:
  %3 = inttoptr i64 %handler to void (i32)*
  call void %3(i32 noundef %number)
  br label %if.end3
if.end3:
  ret void
}
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare extern_weak dso_local i32 @__model_handler_begins(i32 noundef)
declare extern_weak dso_local void @__model_handler_ends(i32 noundef)
declare extern_weak dso_local void @__model_signal_choose(i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare extern_weak dso_local zeroext i1 @__model_signal_blocked(i64 noundef, i32 noundef)
define internal void @execute_for(i64 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_environment()
  %call = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i64 noundef %thread)
  %and.i = and i64 %call.i.i, %call1.i
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and3.i = and i64 %and.i, %shl.i.i
  %cmp.i = icmp ne i64 %and3.i, 0
  %lnot = xor i1 %cmp.i, true
  call void @__gsmack_await_for(i1 noundef zeroext %lnot, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %conv = sext i32 %number to i64
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %call.i.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.36, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i.i = icmp ne i64 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %thread_identity.exit.i
if.end.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i64 0, i64 0), i64 noundef %thread)
  %tobool.i.i = icmp ne i64 %call1.i.i, 0
  br i1 %tobool.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i64 [ %call1.i.i, %cond.true.i.i ], [ %thread, %cond.false.i.i ]
  br label %thread_identity.exit.i
thread_identity.exit.i:
  %retval.0.i.i = phi i64 [ %cond.i.i, %cond.end.i.i ], [ %thread, %if.then.i.i ]
  %call1.i14 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i64 0, i64 0), i64 noundef %retval.0.i.i)
  %cmp.i15 = icmp eq i64 %call1.i14, 1
  br i1 %cmp.i15, label %is_there.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp eq i64 %call1.i14, 0
  br i1 %cmp2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp3.i = icmp eq i64 %thread, 1
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %cmp3.i, %land.rhs.i ]
  br label %is_there.exit
is_there.exit:
  %1 = phi i1 [ true, %thread_identity.exit.i ], [ %0, %land.end.i ]
  br i1 %1, label %land.rhs, label %land.end9
land.rhs:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %land.rhs5, label %land.end
land.rhs5:
  %call6 = call zeroext i1 @__model_signal_blocked(i64 noundef %thread, i32 noundef %number)
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.rhs ], [ %call6, %land.rhs5 ]
  %lnot8 = xor i1 %2, true
  br label %land.end9
land.end9:
  %3 = phi i1 [ false, %is_there.exit ], [ %lnot8, %land.end ]
  br i1 %3, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp.i16 = icmp ne i64 %call2, 1
  br i1 %cmp.i16, label %land.rhs.i17, label %executes.exit
land.rhs.i17:
  %cmp1.i = icmp ne i64 %call2, 0
  br label %executes.exit
executes.exit:
  %4 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i17 ]
  br i1 %4, label %if.then, label %if.else
if.then:
  %5 = inttoptr i64 %call2 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %5)
  %call14 = call zeroext i1 @interrupts(i64 noundef %call2, i32 noundef %call.i, i32 noundef %number, i64 noundef %thread)
  %frombool15 = zext i1 %call14 to i8
  br label %if.end21
if.else:
  br i1 %3, label %land.lhs.true18, label %if.end
land.lhs.true18:
  %cmp = icmp eq i64 %call2, 0
  br i1 %cmp, label %if.then20, label %if.end
if.then20:
  call void @__gsmack_exit()
  unreachable
if.end:
  br label %if.end21
if.end21:
  %later.0 = phi i8 [ %frombool15, %if.then ], [ 0, %if.end ]
  call void @__gsmack_atomic_end()
  %tobool22 = trunc i8 %later.0 to i1
  br i1 %tobool22, label %if.then23, label %if.end24
if.then23:
  call void @execute_slowly(i64 noundef %call2, i32 noundef %number)
  br label %if.end24
if.end24:
  ret void
}
declare extern_weak dso_local i32 @__model_process()
declare dso_local i32 @getpid()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
declare extern_weak dso_local i32* @__errno_location()
