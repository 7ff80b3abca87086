target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.ucontext_t = type { i32, %struct.ucontext_t*, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i32] }
%struct.stack_t = type { i8*, i32, i32 }
%struct.mcontext_t = type { [19 x i32], %struct._libc_fpstate*, i32, i32 }
%struct.__sigset_t = type { [32 x i32] }
%struct._libc_fpstate = type { i32, i32, i32, i32, i32, i32, i32, [8 x %struct._libc_fpreg], i32 }
%struct._libc_fpreg = type { [4 x i16], i16 }
%struct.siginfo_t = type { i32, i32, i32, %union.anon }
%union.anon = type { [29 x i32] }
%struct.sigaction = type { %union.anon.8, %struct.__sigset_t, i32, void ()* }
%union.anon.8 = type { void (i32)* }
%union.sigval = type { i32 }
%struct.itimerval = type { %struct.timeval, %struct.timeval }
%struct.timeval = type { i32, i32 }
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
@.str.27 = private unnamed_addr constant [19 x i8] c"signal.masked.high\00", align 1
@.str.28 = private unnamed_addr constant [14 x i8] c"signal.others\00", align 1
@.str.29 = private unnamed_addr constant [43 x i8] c"a signal that the threads may have blocked\00", align 1
@.str.30 = private unnamed_addr constant [51 x i8] c"when a handler that takes several steps takes them\00", align 1
@inform.context = internal global %struct.ucontext_t zeroinitializer, align 4
@.str.31 = private unnamed_addr constant [111 x i8] c"a handler with SA_SIGINFO that waits, uses variables of its thread or its third argument, or leaves its thread\00", align 1
@.str.32 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.35 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.36 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.37 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.38 = private unnamed_addr constant [103 x i8] c"a signal sent to another thread, with a handler that waits, uses variables of its thread, or leaves it\00", align 1
@.str.39 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
define weak dso_local i32 @__model_handler_kind(void (i32)* noundef %handler) {
entry:
  ret i32 0
}
define dso_local %struct.siginfo_t* @__model_cause(i32 noundef %number) {
entry:
  %call = call i8* @__gsmack_alloc(i32 noundef 128)
  %0 = bitcast i8* %call to %struct.siginfo_t*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i32 0, i32 0), i8* noundef %call, i32 noundef 128)
  %si_signo = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 0
  store i32 %number, i32* %si_signo, align 4
  %call1 = call i32 @__gsmack_nondet_int()
  %si_errno = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 1
  store i32 %call1, i32* %si_errno, align 4
  %call2 = call i32 @__gsmack_nondet_int()
  %si_code = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 2
  store i32 %call2, i32* %si_code, align 4
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
  %cmp4 = icmp sge i32 %i.0, 3
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  %call5 = call i32 @__gsmack_nondet_int()
  %_sifields = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %0, i32 0, i32 3
  %_pad = bitcast %union.anon* %_sifields to [29 x i32]*
  %arrayidx = getelementptr inbounds [29 x i32], [29 x i32]* %_pad, i32 0, i32 %i.0
  store i32 %call5, i32* %arrayidx, align 4
  br label %if.end
if.end:
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i32 0, i32 0), i32 noundef %number)
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1.i, label %if.then.i, label %any_value.exit
if.then.i:
  %call2.i = call i32 @__gsmack_nondet_long()
  br label %any_value.exit
any_value.exit:
  %sent.0.i = phi i32 [ %call2.i, %if.then.i ], [ %call.i, %for.end ]
  %1 = inttoptr i32 %sent.0.i to i8*
  %tmp.sroa.0.0..sroa_idx = getelementptr inbounds i8, i8* %call, i32 20
  %tmp.sroa.0.0..sroa_cast = bitcast i8* %tmp.sroa.0.0..sroa_idx to i8**
  store i8* %1, i8** %tmp.sroa.0.0..sroa_cast, align 4
  ret %struct.siginfo_t* %0
}
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
define weak dso_local i64 @__model_signal_caught() {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0))
  %conv = zext i32 %call to i64
  ret i64 %conv
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define weak dso_local zeroext i1 @__model_signal_handled(i32 noundef %number) {
entry:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %cmp.i = icmp ne i32 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  ret i1 %0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define weak dso_local void @__model_wait_begins() {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %cmp = icmp ult i32 %call, 31
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0))
  br i1 true, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i32 [ %call, %cond.true.i.i ], [ 31, %cond.false.i.i ]
  %shl.i.i = shl i32 1, %cond.i.i
  %and.i = and i32 %call.i, %shl.i.i
  %cmp.i = icmp ne i32 %and.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0))
  br i1 true, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %only.exit
cond.false.i:
  br label %only.exit
only.exit:
  %cond.i = phi i32 [ %call, %cond.true.i ], [ 31, %cond.false.i ]
  %shl.i = shl i32 1, %cond.i
  %neg = xor i32 %shl.i, -1
  %and = and i32 %call2, %neg
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i32 noundef %and)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext %restart) {
entry:
  br i1 %restart, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0))
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %land.rhs, label %land.end
land.rhs:
  %call2 = call i32 @__gsmack_self()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0))
  %cmp.i.i = icmp ult i32 %call2, 31
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i32 [ %call2, %cond.true.i.i ], [ 31, %cond.false.i.i ]
  %shl.i.i = shl i32 1, %cond.i.i
  %and.i = and i32 %call.i, %shl.i.i
  %cmp.i = icmp ne i32 %and.i, 0
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
  %cmp = icmp eq void (i32)* %handler, inttoptr (i32 -1 to void (i32)*)
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
  %4 = ptrtoint void (i32)* %handler to i32
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %call3 = call i32 @handle(i32 noundef %number, i32 noundef %4, i32 noundef 268435456, i64 noundef %shl.i)
  %5 = inttoptr i32 %call3 to void (i32)*
  br label %return
return:
  %retval.0 = phi void (i32)* [ inttoptr (i32 -1 to void (i32)*), %invalid.exit ], [ %5, %if.end ]
  ret void (i32)* %retval.0
}
define internal i32 @handle(i32 noundef %number, i32 noundef %handler, i32 noundef %flags, i64 noundef %masked) {
entry:
  %cmp.i = icmp ne i32 %handler, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %handler, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp.i26 = icmp eq i32 %number, 10
  br i1 %cmp.i26, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i27 = icmp eq i32 %number, 12
  br i1 %cmp1.i27, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %1 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.lhs.true ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  %cmp.i28 = icmp eq i32 %number, 11
  br i1 %cmp.i28, label %fault.exit, label %lor.lhs.false.i30
lor.lhs.false.i30:
  %cmp1.i29 = icmp eq i32 %number, 7
  br i1 %cmp1.i29, label %fault.exit, label %lor.lhs.false2.i
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
  br i1 %cmp9.i, label %fault.exit, label %lor.rhs.i31
lor.rhs.i31:
  %cmp10.i = icmp eq i32 %number, 6
  br label %fault.exit
fault.exit:
  %2 = phi i1 [ true, %lor.lhs.false8.i ], [ true, %lor.lhs.false6.i ], [ true, %lor.lhs.false4.i ], [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i30 ], [ true, %land.rhs ], [ %cmp10.i, %lor.rhs.i31 ]
  %lnot = xor i1 %2, true
  br label %land.end
land.end:
  %3 = phi i1 [ false, %own.exit ], [ false, %executes.exit ], [ %lnot, %fault.exit ]
  %4 = inttoptr i32 %handler to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %4)
  br i1 %3, label %land.lhs.true4, label %if.end
land.lhs.true4:
  %cmp = icmp eq i32 %call.i, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.25, i32 0, i32 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number, i32 noundef %handler)
  br i1 icmp ne (void (i32)* @__model_signal_discard, void (i32)* null), label %land.lhs.true6, label %if.end12
land.lhs.true6:
  %cmp7 = icmp eq i32 %handler, 1
  br i1 %cmp7, label %if.then11, label %lor.lhs.false
lor.lhs.false:
  %cmp8 = icmp eq i32 %handler, 0
  br i1 %cmp8, label %land.lhs.true9, label %if.end12
land.lhs.true9:
  %cmp.i32 = icmp eq i32 %number, 17
  br i1 %cmp.i32, label %harmless.exit, label %lor.lhs.false.i34
lor.lhs.false.i34:
  %cmp1.i33 = icmp eq i32 %number, 18
  br i1 %cmp1.i33, label %harmless.exit, label %lor.lhs.false2.i36
lor.lhs.false2.i36:
  %cmp3.i35 = icmp eq i32 %number, 23
  br i1 %cmp3.i35, label %harmless.exit, label %lor.rhs.i37
lor.rhs.i37:
  %cmp4.i = icmp eq i32 %number, 28
  br label %harmless.exit
harmless.exit:
  %5 = phi i1 [ true, %lor.lhs.false2.i36 ], [ true, %lor.lhs.false.i34 ], [ true, %land.lhs.true9 ], [ %cmp4.i, %lor.rhs.i37 ]
  br i1 %5, label %if.then11, label %if.end12
if.then11:
  call void @__model_signal_discard(i32 noundef %number)
  br label %if.end12
if.end12:
  br i1 %cmp.i, label %land.rhs.i40, label %executes.exit41
land.rhs.i40:
  %cmp1.i39 = icmp ne i32 %handler, 0
  br label %executes.exit41
executes.exit41:
  %6 = phi i1 [ false, %if.end12 ], [ %cmp1.i39, %land.rhs.i40 ]
  br i1 %6, label %if.then14, label %if.end17
if.then14:
  %call15 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0))
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %conv = trunc i64 %shl.i to i32
  %or = or i32 %call15, %conv
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 noundef %or)
  br label %if.end17
if.end17:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), i32 noundef %number, i32 noundef %flags)
  %conv18 = trunc i64 %masked to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i32 0, i32 0), i32 noundef %number, i32 noundef %conv18)
  %shr = lshr i64 %masked, 32
  %conv19 = trunc i64 %shr to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.27, i32 0, i32 0), i32 noundef %number, i32 noundef %conv19)
  %mul = mul i32 3, %number
  %add = add i32 %mul, %call.i
  br i1 %3, label %land.lhs.true22, label %if.end27
land.lhs.true22:
  %call23 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.28, i32 0, i32 0), i32 noundef %add)
  %tobool24 = icmp ne i32 %call23, 0
  br i1 %tobool24, label %if.end27, label %if.then25
if.then25:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.28, i32 0, i32 0), i32 noundef %add, i32 noundef 1)
  %call26 = call i32 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32, i32)* @execute_for_others to void (...)*), i32 noundef %number, i32 noundef %call.i)
  br label %if.end27
if.end27:
  call void @__gsmack_atomic_end()
  ret i32 %call5
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
  %7 = load void (i32)*, void (i32)** %sa_handler, align 4
  %8 = ptrtoint void (i32)* %7 to i32
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 2
  %9 = load i32, i32* %sa_flags, align 4
  %and = and i32 %9, -67108865
  %sa_mask = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 1
  %10 = bitcast %struct.__sigset_t* %sa_mask to i64*
  %11 = load i64, i64* %10, align 4
  %and7 = and i64 %11, -262401
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %and)
  %cmp.i30 = icmp ne i32 %8, 1
  br i1 %cmp.i30, label %land.rhs.i32, label %executes.exit
land.rhs.i32:
  %cmp1.i31 = icmp ne i32 %8, 0
  br label %executes.exit
executes.exit:
  %12 = phi i1 [ false, %if.then4 ], [ %cmp1.i31, %land.rhs.i32 ]
  br i1 %12, label %land.lhs.true9, label %if.end12
land.lhs.true9:
  %and.i = and i32 %and, -402653190
  %cmp.i33 = icmp eq i32 %and.i, 0
  br i1 %cmp.i33, label %if.end12, label %if.then11
if.then11:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i32 0, i32 0))
  br label %if.end12
if.end12:
  br i1 %cmp.i30, label %land.rhs.i36, label %executes.exit37
land.rhs.i36:
  %cmp1.i35 = icmp ne i32 %8, 0
  br label %executes.exit37
executes.exit37:
  %13 = phi i1 [ false, %if.end12 ], [ %cmp1.i35, %land.rhs.i36 ]
  br i1 %13, label %land.lhs.true14, label %if.end17
land.lhs.true14:
  %and.i38 = and i32 %and, 268435456
  %cmp.i39 = icmp ne i32 %and.i38, 0
  br i1 %cmp.i39, label %if.end17, label %if.then16
if.then16:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 noundef 1)
  br label %if.end17
if.end17:
  br i1 %cmp.i30, label %land.rhs.i42, label %executes.exit43
land.rhs.i42:
  %cmp1.i41 = icmp ne i32 %8, 0
  br label %executes.exit43
executes.exit43:
  %14 = phi i1 [ false, %if.end17 ], [ %cmp1.i41, %land.rhs.i42 ]
  br i1 %14, label %land.lhs.true19, label %if.end22
land.lhs.true19:
  %and20 = and i32 %and, 4
  %cmp = icmp ne i32 %and20, 0
  br i1 %cmp, label %if.then21, label %if.end22
if.then21:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
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
  %handler.0 = phi i32 [ %8, %if.end26 ], [ 0, %if.end ]
  call void @__gsmack_atomic_begin()
  %call28 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), i32 noundef %number)
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i32 0, i32 0), i32 noundef %number)
  %conv.i = zext i32 %call.i to i64
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.27, i32 0, i32 0), i32 noundef %number)
  %conv2.i = zext i32 %call1.i to i64
  %shl.i = shl i64 %conv2.i, 32
  %or.i = or i64 %conv.i, %shl.i
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call31 = call i32 @handle(i32 noundef %number, i32 noundef %handler.0, i32 noundef %flags.1, i64 noundef %masked.0)
  br label %cond.end
cond.false:
  %call32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call31, %cond.true ], [ %call32, %cond.false ]
  call void @__gsmack_atomic_end()
  %tobool33 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool33, label %if.then34, label %if.end39
if.then34:
  %sa_mask35 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 1
  %15 = bitcast %struct.__sigset_t* %sa_mask35 to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %15, i8 0, i32 128, i1 false)
  %16 = bitcast %struct.__sigset_t* %sa_mask35 to i64*
  store i64 %or.i, i64* %16, align 4
  %sa_flags36 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 2
  store i32 %call28, i32* %sa_flags36, align 4
  %17 = inttoptr i32 %cond to void (i32)*
  %__sigaction_handler37 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler38 = bitcast %union.anon.8* %__sigaction_handler37 to void (i32)**
  store void (i32)* %17, void (i32)** %sa_handler38, align 4
  br label %if.end39
if.end39:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end39 ], [ -1, %invalid.exit ]
  ret i32 %retval.0
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 128, i1 false)
  %1 = bitcast %struct.__sigset_t* %set to i64*
  store i64 0, i64* %1, align 4
  ret i32 0
}
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 128, i1 false)
  %1 = bitcast %struct.__sigset_t* %set to i64*
  store i64 -6442450945, i64* %1, align 4
  ret i32 0
}
define dso_local i32 @sigisemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i64*
  %1 = load i64, i64* %0, align 4
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
  store i8* null, i8** %ss_sp, align 4
  %ss_flags = getelementptr inbounds %struct.stack_t, %struct.stack_t* %old, i32 0, i32 1
  store i32 2, i32* %ss_flags, align 4
  %ss_size = getelementptr inbounds %struct.stack_t, %struct.stack_t* %old, i32 0, i32 2
  store i32 0, i32* %ss_size, align 4
  %call = call i32 @__gsmack_self()
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i32 0, i32 0), i32 noundef %call)
  %cmp = icmp ne i32 %call1, 0
  br i1 %cmp, label %if.then2, label %if.end
if.then2:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i32 0, i32 0))
  br label %if.end
if.end:
  br label %if.end3
if.end3:
  %tobool4 = icmp ne %struct.stack_t* %new, null
  br i1 %tobool4, label %if.then5, label %if.end13
if.then5:
  %ss_flags6 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 1
  %0 = load i32, i32* %ss_flags6, align 4
  %div = sdiv i32 %0, 2
  %rem = srem i32 %div, 2
  %tobool7 = icmp ne i32 %rem, 0
  br i1 %tobool7, label %if.end11, label %if.then8
if.then8:
  %ss_sp9 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 0
  %1 = load i8*, i8** %ss_sp9, align 4
  %ss_size10 = getelementptr inbounds %struct.stack_t, %struct.stack_t* %new, i32 0, i32 2
  %2 = load i32, i32* %ss_size10, align 4
  call void @__gsmack_uses(i8* noundef %1, i32 noundef %2)
  br label %if.end11
if.end11:
  %call12 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i32 0, i32 0), i32 noundef %call12, i32 noundef 1)
  br label %if.end13
if.end13:
  ret i32 0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
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
  %4 = load i64, i64* %3, align 4
  %or = or i64 %4, %shl.i
  store i64 %or, i64* %3, align 4
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
  %4 = load i64, i64* %3, align 4
  %and = and i64 %4, %neg
  store i64 %and, i64* %3, align 4
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
  %2 = load i64, i64* %1, align 4
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
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %cmp.i = icmp ne i32 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end3, label %if.then
if.then:
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then2, label %if.end
if.then2:
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
  %1 = phi i1 [ true, %lor.lhs.false2.i.i ], [ true, %lor.lhs.false.i.i ], [ true, %if.then2 ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br i1 %1, label %by_default.exit, label %if.end.i
if.end.i:
  switch i32 %number, label %sw.default.i [
    i32 19, label %sw.bb.i
    i32 20, label %sw.bb.i
    i32 21, label %sw.bb.i
    i32 22, label %sw.bb.i
  ]
sw.bb.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.32, i32 0, i32 0))
  br label %sw.default.i
sw.default.i:
  call void @__gsmack_exit()
  unreachable
by_default.exit:
  br label %if.end
if.end:
  br label %cleanup
if.end3:
  %call4 = call i32 @__gsmack_self()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call4)
  %cmp6 = icmp ne i32 %call5, 0
  br i1 %cmp6, label %if.then7, label %if.end8
if.then7:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.11, i32 0, i32 0))
  br label %if.end8
if.end8:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call4)
  %call10 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call4)
  %call.i21 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.26, i32 0, i32 0), i32 noundef %number)
  %conv.i22 = zext i32 %call.i21 to i64
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.27, i32 0, i32 0), i32 noundef %number)
  %conv2.i = zext i32 %call1.i to i64
  %shl.i = shl i64 %conv2.i, 32
  %or.i = or i64 %conv.i22, %shl.i
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i23 = shl i64 1, %sh_prom.i
  %or = or i64 %or.i, %shl.i23
  %conv13 = trunc i64 %or to i32
  %or14 = or i32 %call.i, %conv13
  call void @__gsmack_atomic_begin()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call4, i32 noundef %or14)
  %neg = xor i32 %call.i, -1
  %or15 = or i32 %call10, %neg
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call4, i32 noundef %or15)
  %call16 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0))
  %or17 = or i32 %call16, %or14
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i32 noundef %or17)
  call void @__gsmack_atomic_end()
  %call.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0))
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %land.rhs.i.i, label %is_informed.exit.i
land.rhs.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), i32 noundef %number)
  %and.i.i = and i32 %call1.i.i, 4
  %cmp.i.i24 = icmp ne i32 %and.i.i, 0
  br label %is_informed.exit.i
is_informed.exit.i:
  %2 = phi i1 [ false, %if.end8 ], [ %cmp.i.i24, %land.rhs.i.i ]
  br i1 icmp ne (i32 (i32)* @__model_handler_begins, i32 (i32)* null), label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i25 = call i32 @__model_handler_begins(i32 noundef 1)
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i25, %cond.true.i ], [ 0, %cond.false.i ]
  br i1 %2, label %if.then.i, label %if.else.i
if.then.i:
  %3 = inttoptr i32 %call to void (i32)*
  %call.i.i.i = call i32 @__model_handler_kind(void (i32)* noundef %3)
  %cmp.i5.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i5.i, label %if.then.i.i, label %inform.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.31, i32 0, i32 0))
  br label %inform.exit.i
inform.exit.i:
  %4 = inttoptr i32 %call to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i6.i = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %4(i32 noundef %number, %struct.siginfo_t* noundef %call1.i6.i, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end.i26
if.else.i:
  %5 = inttoptr i32 %call to void (i32)*
  call void %5(i32 noundef %number)
  br label %if.end.i26
if.end.i26:
  br i1 icmp ne (void (i32)* @__model_handler_ends, void (i32)* null), label %if.then2.i, label %execute.exit
if.then2.i:
  call void @__model_handler_ends(i32 noundef %cond.i)
  br label %execute.exit
execute.exit:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call4, i32 noundef %call10)
  br i1 icmp ne (void (i32)* @__model_signal_choose, void (i32)* null), label %if.then.i27, label %if.else.i29
if.then.i27:
  call void @__model_signal_choose(i32 noundef %call.i)
  br label %change_mask.exit
if.else.i29:
  %call.i28 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call.i28, i32 noundef %call.i)
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
define dso_local i32 @__model_signal_mask() {
entry:
  %call = call i32 @__gsmack_self()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call)
  ret i32 %call.i
}
define dso_local void @__model_signal_restore(i32 noundef %mask) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  br i1 icmp ne (void (i32)* @__model_signal_choose, void (i32)* null), label %if.then.i, label %if.else.i
if.then.i:
  call void @__model_signal_choose(i32 noundef %mask)
  br label %change_mask.exit
if.else.i:
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call.i, i32 noundef %mask)
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
define dso_local i32 @pthread_kill(i32 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i32 0, i32 0), i32 noundef %thread)
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %thread, 1
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.17, i32 0, i32 0))
  %cmp2.i = icmp ne i32 %call.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.15, i32 0, i32 0))
  %cmp3.i = icmp ne i32 %call.i, 2
  br i1 %cmp3.i, label %thread_require.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.35, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call5.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %thread_require.exit
thread_require.exit:
  %1 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.16, i32 0, i32 0))
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
  %cmp4 = icmp eq i32 %call.i, 2
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %call5 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %3 = phi i1 [ false, %if.then3 ], [ %call5, %land.rhs ]
  %cond = select i1 %3, i32 0, i32 22
  br label %cleanup
if.end6:
  %cmp7 = icmp eq i32 %call.i, 3
  br i1 %cmp7, label %if.then11, label %lor.lhs.false8
lor.lhs.false8:
  %cmp9 = icmp eq i32 %call.i, 0
  br i1 %cmp9, label %land.lhs.true, label %if.end12
land.lhs.true:
  %cmp10 = icmp ne i32 %thread, 1
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %cleanup
if.end12:
  %cmp13 = icmp eq i32 %number, 0
  br i1 %cmp13, label %if.then14, label %if.end15
if.then14:
  br label %cleanup
if.end15:
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.37, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.36, i32 0, i32 0), i32 noundef %thread)
  %tobool.i17 = icmp ne i32 %call1.i, 0
  br i1 %tobool.i17, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call17 = call i32 @__gsmack_self()
  %cmp18 = icmp eq i32 %retval.0.i, %call17
  br i1 %cmp18, label %if.then19, label %if.else
if.then19:
  %call.i18 = call i32 @__gsmack_self()
  %call.i.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call.i18)
  %conv.i.i.i = zext i32 %call.i.i.i to i64
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call.i18)
  %conv.i.i = zext i32 %call1.i.i to i64
  %and.i.i = and i64 %conv.i.i.i, %conv.i.i
  %sub.i.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i.i = zext i32 %sub.i.i.i to i64
  %shl.i.i.i = shl i64 1, %sh_prom.i.i.i
  %and3.i.i = and i64 %and.i.i, %shl.i.i.i
  %cmp.i.i19 = icmp ne i64 %and3.i.i, 0
  br i1 %cmp.i.i19, label %if.then.i20, label %if.end.i21
if.then.i20:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i32 0, i32 0))
  br label %if.end.i21
if.end.i21:
  br i1 icmp ne (i1 (i32, i32)* @__model_signal_blocked, i1 (i32, i32)* null), label %lor.lhs.false.i, label %if.then3.i
lor.lhs.false.i:
  %call2.i = call zeroext i1 @__model_signal_blocked(i32 noundef %call.i18, i32 noundef %number)
  br i1 %call2.i, label %deliver.exit, label %if.then3.i
if.then3.i:
  call void @__model_signal_act(i32 noundef %number)
  br label %deliver.exit
deliver.exit:
  br label %if.end24
if.else:
  br i1 %cmp3.i, label %if.then21, label %if.end23
if.then21:
  %call22 = call i32 @thread_number(i32 noundef %thread)
  call void @send(i32 noundef %call22, i32 noundef %number)
  br label %if.end23
if.end23:
  br label %if.end24
if.end24:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %land.end ], [ 3, %if.then11 ], [ 0, %if.then14 ], [ 0, %if.end24 ]
  ret i32 %retval.0
}
define internal i32 @thread_number(i32 noundef %identity) {
entry:
  %call.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.37, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.36, i32 0, i32 0), i32 noundef %identity)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ %identity, %cond.false ]
  br label %return
return:
  %retval.0 = phi i32 [ %cond, %cond.end ], [ %identity, %if.then ]
  ret i32 %retval.0
}
define internal void @send(i32 noundef %thread, i32 noundef %number) {
entry:
  br i1 icmp ne (i1 (i32, i32)* @__model_signal_blocked, i1 (i32, i32)* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %thread)
  %conv.i.i = zext i32 %call.i.i to i64
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %thread)
  %conv.i = zext i32 %call1.i to i64
  %and.i = and i64 %conv.i.i, %conv.i
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and3.i = and i64 %and.i, %shl.i.i
  %cmp.i = icmp ne i64 %and3.i, 0
  br i1 %cmp.i, label %if.end, label %land.lhs.true1
land.lhs.true1:
  %call2 = call zeroext i1 @__model_signal_blocked(i32 noundef %thread, i32 noundef %number)
  br i1 %call2, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %cmp.i10 = icmp ne i32 %call3, 1
  br i1 %cmp.i10, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call3, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.then5, label %if.else
if.then5:
  %1 = inttoptr i32 %call3 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp = icmp eq i32 %call.i, 0
  br i1 %cmp, label %if.then7, label %if.end8
if.then7:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([103 x i8], [103 x i8]* @.str.38, i32 0, i32 0))
  br label %if.end8
if.end8:
  %call9 = call i32 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32, i32)* @execute_for to void (...)*), i32 noundef %thread, i32 noundef %number)
  br label %if.end13
if.else:
  %cmp10 = icmp eq i32 %call3, 0
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
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
  %2 = phi i1 [ true, %lor.lhs.false2.i.i ], [ true, %lor.lhs.false.i.i ], [ true, %if.then11 ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br i1 %2, label %by_default.exit, label %if.end.i
if.end.i:
  switch i32 %number, label %sw.default.i [
    i32 19, label %sw.bb.i
    i32 20, label %sw.bb.i
    i32 21, label %sw.bb.i
    i32 22, label %sw.bb.i
  ]
sw.bb.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.32, i32 0, i32 0))
  br label %sw.default.i
sw.default.i:
  call void @__gsmack_exit()
  unreachable
by_default.exit:
  br label %if.end12
if.end12:
  br label %if.end13
if.end13:
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
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.18, i32 0, i32 0))
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
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i32 0, i32 0))
  br label %if.end17
if.end17:
  %call18 = call i32 @__gsmack_self()
  %call19 = call i32 @__gsmack_nondet_ulong()
  %call.i17 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call18)
  %conv.i = zext i32 %call.i17 to i64
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %conv.i, %shl.i
  %cmp22 = icmp ne i64 %and, 0
  br i1 %cmp22, label %if.then23, label %if.end24
if.then23:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i32 0, i32 0))
  br label %if.end24
if.end24:
  %call25 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %cmp.i18 = icmp ne i32 %call25, 1
  br i1 %cmp.i18, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call25, 0
  br label %executes.exit
executes.exit:
  %1 = phi i1 [ false, %if.end24 ], [ %cmp1.i, %land.rhs.i ]
  br i1 %1, label %lor.lhs.false27, label %if.then29
lor.lhs.false27:
  %call28 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call28, label %if.then29, label %if.else
if.then29:
  call void @__model_signal_act(i32 noundef %number)
  br label %if.end37
if.else:
  call void @__gsmack_atomic_begin()
  %cmp30 = icmp ne i32 %call19, %call18
  br i1 %cmp30, label %land.lhs.true31, label %land.end
land.lhs.true31:
  %call32 = call zeroext i1 @is_there(i32 noundef %call19)
  br i1 %call32, label %land.rhs, label %land.end
land.rhs:
  %call.i19 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call19)
  %conv.i20 = zext i32 %call.i19 to i64
  %and35 = and i64 %conv.i20, %shl.i
  %cmp36 = icmp eq i64 %and35, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.lhs.true31 ], [ false, %if.else ], [ %cmp36, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  call void @__gsmack_atomic_end()
  call void @send(i32 noundef %call19, i32 noundef %number)
  br label %if.end37
if.end37:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %invalid.exit ], [ 0, %if.then12 ], [ 0, %if.end37 ], [ %cond, %if.end6 ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_signal_waits(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_signal_was_blocked(i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define internal zeroext i1 @is_there(i32 noundef %thread) {
entry:
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.37, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.39, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i32 0, i32 0), i32 noundef %retval.0.i)
  %cmp = icmp eq i32 %call1, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp eq i32 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = icmp eq i32 %thread, 1
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
define dso_local i32 @sigqueue(i32 noundef %process, i32 noundef %number, %union.sigval* noundef byval(%union.sigval) align 4 %value) {
entry:
  %value2.sroa.0.0..sroa_idx = getelementptr inbounds %union.sigval, %union.sigval* %value, i32 0, i32 0
  %value2.sroa.0.0.copyload = load i32, i32* %value2.sroa.0.0..sroa_idx, align 1
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %value2.sroa.0.0.copyload)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i32 0, i32 0), i32 noundef %number, i32 noundef %value2.sroa.0.0.copyload)
  %call = call i32 @kill(i32 noundef %process, i32 noundef %number)
  ret i32 %call
}
define dso_local i32 @pthread_sigqueue(i32 noundef %thread, i32 noundef %number, %union.sigval* noundef byval(%union.sigval) align 4 %value) {
entry:
  %value2.sroa.0.0..sroa_idx = getelementptr inbounds %union.sigval, %union.sigval* %value, i32 0, i32 0
  %value2.sroa.0.0.copyload = load i32, i32* %value2.sroa.0.0..sroa_idx, align 1
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %value2.sroa.0.0.copyload)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i32 0, i32 0), i32 noundef %number, i32 noundef %value2.sroa.0.0.copyload)
  %call = call i32 @pthread_kill(i32 noundef %thread, i32 noundef %number)
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
  %call.i = call i32 @__gsmack_self()
  %call.i.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %call.i)
  %conv.i.i.i = zext i32 %call.i.i.i to i64
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call.i)
  %conv.i.i = zext i32 %call1.i.i to i64
  %and.i.i = and i64 %conv.i.i.i, %conv.i.i
  %sub.i.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i.i = zext i32 %sub.i.i.i to i64
  %shl.i.i.i = shl i64 1, %sh_prom.i.i.i
  %and3.i.i = and i64 %and.i.i, %shl.i.i.i
  %cmp.i.i4 = icmp ne i64 %and3.i.i, 0
  br i1 %cmp.i.i4, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.20, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (i1 (i32, i32)* @__model_signal_blocked, i1 (i32, i32)* null), label %lor.lhs.false.i, label %if.then3.i
lor.lhs.false.i:
  %call2.i = call zeroext i1 @__model_signal_blocked(i32 noundef %call.i, i32 noundef %number)
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
  %call = call i32 @__gsmack_self()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0))
  %cmp.i.i = icmp ult i32 %call, 31
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %has_come.exit
cond.false.i.i:
  br label %has_come.exit
has_come.exit:
  %cond.i.i = phi i32 [ %call, %cond.true.i.i ], [ 31, %cond.false.i.i ]
  %shl.i.i = shl i32 1, %cond.i.i
  %and.i = and i32 %call.i, %shl.i.i
  %cmp.i = icmp ne i32 %and.i, 0
  %call.i5 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i32 0, i32 0))
  %tobool.i = icmp ne i32 %call.i5, 0
  br i1 %tobool.i, label %land.rhs.i, label %alarm_ends.exit
land.rhs.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef 14)
  %cmp.i6 = icmp eq i32 %call1.i, 0
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
  call void @__gsmack_await_for(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0), i8* noundef null, i32 noundef 0)
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
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_exit()
define dso_local i32 @setitimer(i32 noundef %which, %struct.itimerval* noalias noundef %new, %struct.itimerval* noalias noundef %old) {
entry:
  %it_value = getelementptr inbounds %struct.itimerval, %struct.itimerval* %new, i32 0, i32 1
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 0
  %0 = load i32, i32* %tv_sec, align 4
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 1
  %1 = load i32, i32* %tv_usec, align 4
  %it_interval = getelementptr inbounds %struct.itimerval, %struct.itimerval* %new, i32 0, i32 0
  %tv_sec2 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 0
  %2 = load i32, i32* %tv_sec2, align 4
  %tv_usec4 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 1
  %3 = load i32, i32* %tv_usec4, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  %tobool = icmp ne %struct.itimerval* %old, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %4 = bitcast %struct.itimerval* %old to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i32 0, i32 0), i8* noundef %4, i32 noundef 16)
  %call.i = call i32 @__gsmack_nondet_long()
  %it_value.i = getelementptr inbounds %struct.itimerval, %struct.itimerval* %old, i32 0, i32 1
  %tv_sec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value.i, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec.i, align 4
  %call1.i = call i32 @__gsmack_nondet_long()
  %tv_usec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value.i, i32 0, i32 1
  store i32 %call1.i, i32* %tv_usec.i, align 4
  %call3.i = call i32 @__gsmack_nondet_long()
  %it_interval.i = getelementptr inbounds %struct.itimerval, %struct.itimerval* %old, i32 0, i32 0
  %tv_sec4.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval.i, i32 0, i32 0
  store i32 %call3.i, i32* %tv_sec4.i, align 4
  %call5.i = call i32 @__gsmack_nondet_long()
  %tv_usec7.i = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval.i, i32 0, i32 1
  store i32 %call5.i, i32* %tv_usec7.i, align 4
  br label %if.end
if.end:
  ret i32 0
}
define dso_local i32 @getitimer(i32 noundef %which, %struct.itimerval* noundef %now) {
entry:
  %0 = bitcast %struct.itimerval* %now to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i32 0, i32 0), i8* noundef %0, i32 noundef 16)
  %call = call i32 @__gsmack_nondet_long()
  %it_value = getelementptr inbounds %struct.itimerval, %struct.itimerval* %now, i32 0, i32 1
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %call1 = call i32 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %it_value, i32 0, i32 1
  store i32 %call1, i32* %tv_usec, align 4
  %call3 = call i32 @__gsmack_nondet_long()
  %it_interval = getelementptr inbounds %struct.itimerval, %struct.itimerval* %now, i32 0, i32 0
  %tv_sec4 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 0
  store i32 %call3, i32* %tv_sec4, align 4
  %call5 = call i32 @__gsmack_nondet_long()
  %tv_usec7 = getelementptr inbounds %struct.timeval, %struct.timeval* %it_interval, i32 0, i32 1
  store i32 %call5, i32* %tv_usec7, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_nondet_long()
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_nondet_uint()
  br label %if.end
if.end:
  %left.0 = phi i32 [ %call1, %if.then ], [ 0, %entry ]
  %cmp = icmp ne i32 %seconds, 0
  %conv = zext i1 %cmp to i32
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i32 0, i32 0), i32 noundef %conv)
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
declare dso_local i32 @__gsmack_spawn(void (...)* noundef, ...)
define internal void @execute_for_others(i32 noundef %number, i32 noundef %kind) {
entry:
  call void @__gsmack_environment()
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %cmp.i = icmp ne i32 %call1, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call1, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %for.cond ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.rhs, label %land.end
land.rhs:
  %1 = inttoptr i32 %call1 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp = icmp eq i32 %call.i, %kind
  br label %land.end
land.end:
  %2 = phi i1 [ false, %executes.exit ], [ %cmp, %land.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call4 = call zeroext i1 @interrupts(i32 noundef %call1, i32 noundef %kind, i32 noundef %number, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 %call4, label %if.then, label %if.end
if.then:
  call void @execute_slowly(i32 noundef %call1, i32 noundef %number)
  br label %if.end
if.end:
  br label %for.cond
}
declare dso_local void @__gsmack_environment()
define internal zeroext i1 @interrupts(i32 noundef %handler, i32 noundef %kind, i32 noundef %number, i32 noundef %thread) {
entry:
  %cmp = icmp eq i32 %thread, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_signal_was_blocked, i1 (i32)* null), label %land.lhs.true1, label %if.end
land.lhs.true1:
  %call = call zeroext i1 @__model_signal_was_blocked(i32 noundef %number)
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.29, i32 0, i32 0))
  br label %if.end
if.end:
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0))
  %cmp3 = icmp ne i32 %thread, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
  %cmp.i = icmp ult i32 %thread, 31
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %only.exit
cond.false.i:
  br label %only.exit
only.exit:
  %cond.i = phi i32 [ %thread, %cond.true.i ], [ 31, %cond.false.i ]
  %shl.i = shl i32 1, %cond.i
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %shl.i, %only.exit ], [ -1, %cond.false ]
  %or = or i32 %call2, %cond
  %cmp5 = icmp ne i32 %or, %call2
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i32 noundef %or)
  br label %if.end7
if.end7:
  %cmp8 = icmp eq i32 %kind, 1
  br i1 %cmp8, label %land.rhs, label %land.end
land.rhs:
  br i1 %cmp, label %land.lhs.true10, label %lor.rhs
land.lhs.true10:
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0))
  %conv.i = zext i32 %call.i to i64
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %conv.i, %shl.i.i
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
  %call.i.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0))
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %land.rhs.i.i, label %is_informed.exit.i
land.rhs.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), i32 noundef %number)
  %and.i.i = and i32 %call1.i.i, 4
  %cmp.i.i = icmp ne i32 %and.i.i, 0
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
  %3 = inttoptr i32 %handler to void (i32)*
  %call.i.i.i = call i32 @__model_handler_kind(void (i32)* noundef %3)
  %cmp.i5.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i5.i, label %if.then.i.i, label %inform.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.31, i32 0, i32 0))
  br label %inform.exit.i
inform.exit.i:
  %4 = inttoptr i32 %handler to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i6.i = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %4(i32 noundef %number, %struct.siginfo_t* noundef %call1.i6.i, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end.i
if.else.i:
  %5 = inttoptr i32 %handler to void (i32)*
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
define internal void @execute_slowly(i32 noundef %handler, i32 noundef %number) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.30, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.end, label %if.then
if.then:
  br label %if.end3
if.end:
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0))
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %is_informed.exit
land.rhs.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), i32 noundef %number)
  %and.i = and i32 %call1.i, 4
  %cmp.i = icmp ne i32 %and.i, 0
  br label %is_informed.exit
is_informed.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp.i, %land.rhs.i ]
  br i1 %0, label %if.then2, label %if.else
if.then2:
  %1 = inttoptr i32 %handler to void (i32)*
  %call.i.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp.i4 = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i4, label %if.then.i, label %inform.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([111 x i8], [111 x i8]* @.str.31, i32 0, i32 0))
  br label %inform.exit
inform.exit:
  %2 = inttoptr i32 %handler to void (i32, %struct.siginfo_t*, i8*)*
  %call1.i5 = call %struct.siginfo_t* @__model_cause(i32 noundef %number)
  call void %2(i32 noundef %number, %struct.siginfo_t* noundef %call1.i5, i8* noundef bitcast (%struct.ucontext_t* @inform.context to i8*))
  br label %if.end3
if.else:
  %3 = inttoptr i32 %handler to void (i32)*
  call void %3(i32 noundef %number)
  br label %if.end3
if.end3:
  ret void
}
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
declare extern_weak dso_local i32 @__model_handler_begins(i32 noundef)
declare extern_weak dso_local void @__model_handler_ends(i32 noundef)
declare extern_weak dso_local void @__model_signal_choose(i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare extern_weak dso_local zeroext i1 @__model_signal_blocked(i32 noundef, i32 noundef)
define internal void @execute_for(i32 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_environment()
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i32 noundef %thread)
  %conv.i.i = zext i32 %call.i.i to i64
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i32 noundef %thread)
  %conv.i = zext i32 %call1.i to i64
  %and.i = and i64 %conv.i.i, %conv.i
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and3.i = and i64 %and.i, %shl.i.i
  %cmp.i = icmp ne i64 %and3.i, 0
  %lnot = xor i1 %cmp.i, true
  call void @__gsmack_await_for(i1 noundef zeroext %lnot, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %number)
  %call.i.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.37, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %thread_identity.exit.i
if.end.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.39, i32 0, i32 0), i32 noundef %thread)
  %tobool.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i32 [ %call1.i.i, %cond.true.i.i ], [ %thread, %cond.false.i.i ]
  br label %thread_identity.exit.i
thread_identity.exit.i:
  %retval.0.i.i = phi i32 [ %cond.i.i, %cond.end.i.i ], [ %thread, %if.then.i.i ]
  %call1.i14 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i32 0, i32 0), i32 noundef %retval.0.i.i)
  %cmp.i15 = icmp eq i32 %call1.i14, 1
  br i1 %cmp.i15, label %is_there.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp eq i32 %call1.i14, 0
  br i1 %cmp2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp3.i = icmp eq i32 %thread, 1
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %cmp3.i, %land.rhs.i ]
  br label %is_there.exit
is_there.exit:
  %1 = phi i1 [ true, %thread_identity.exit.i ], [ %0, %land.end.i ]
  br i1 %1, label %land.rhs, label %land.end7
land.rhs:
  br i1 icmp ne (i1 (i32, i32)* @__model_signal_blocked, i1 (i32, i32)* null), label %land.rhs4, label %land.end
land.rhs4:
  %call5 = call zeroext i1 @__model_signal_blocked(i32 noundef %thread, i32 noundef %number)
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.rhs ], [ %call5, %land.rhs4 ]
  %lnot6 = xor i1 %2, true
  br label %land.end7
land.end7:
  %3 = phi i1 [ false, %is_there.exit ], [ %lnot6, %land.end ]
  br i1 %3, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp.i16 = icmp ne i32 %call2, 1
  br i1 %cmp.i16, label %land.rhs.i17, label %executes.exit
land.rhs.i17:
  %cmp1.i = icmp ne i32 %call2, 0
  br label %executes.exit
executes.exit:
  %4 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i17 ]
  br i1 %4, label %if.then, label %if.else
if.then:
  %5 = inttoptr i32 %call2 to void (i32)*
  %call.i = call i32 @__model_handler_kind(void (i32)* noundef %5)
  %call10 = call zeroext i1 @interrupts(i32 noundef %call2, i32 noundef %call.i, i32 noundef %number, i32 noundef %thread)
  %frombool11 = zext i1 %call10 to i8
  br label %if.end15
if.else:
  br i1 %3, label %land.lhs.true13, label %if.end
land.lhs.true13:
  %cmp = icmp eq i32 %call2, 0
  br i1 %cmp, label %if.then14, label %if.end
if.then14:
  call void @__gsmack_exit()
  unreachable
if.end:
  br label %if.end15
if.end15:
  %later.0 = phi i8 [ %frombool11, %if.then ], [ 0, %if.end ]
  call void @__gsmack_atomic_end()
  %tobool16 = trunc i8 %later.0 to i1
  br i1 %tobool16, label %if.then17, label %if.end18
if.then17:
  call void @execute_slowly(i32 noundef %call2, i32 noundef %number)
  br label %if.end18
if.end18:
  ret void
}
declare extern_weak dso_local i32 @__model_process()
declare dso_local i32 @getpid()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
declare extern_weak dso_local i32* @__errno_location()
