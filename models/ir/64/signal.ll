target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.action = type { i64, i32, i64 }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [16 x i8] c"signal.happened\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"signal.stops\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"a handler with flags\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"signal.handler\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"a signal sent to the own process\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"signal.inside\00", align 1
@.str.6 = private unnamed_addr constant [27 x i8] c"a signal sent by a handler\00", align 1
@.str.7 = private unnamed_addr constant [36 x i8] c"pthread_kill: the thread was joined\00", align 1
@.str.8 = private unnamed_addr constant [51 x i8] c"pthread_kill: the thread is detached and has ended\00", align 1
@.str.9 = private unnamed_addr constant [38 x i8] c"pthread_kill: there is no such thread\00", align 1
@.str.10 = private unnamed_addr constant [27 x i8] c"a signal sent to a process\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.12 = private unnamed_addr constant [25 x i8] c"a signal after some time\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"signal.alarm\00", align 1
@.str.14 = private unnamed_addr constant [96 x i8] c"a handler, for signals that others send, that waits, uses variables of its thread, or leaves it\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"signal.flags\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"signal.masked\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"signal.others\00", align 1
@.str.18 = private unnamed_addr constant [43 x i8] c"a signal that the threads may have blocked\00", align 1
@.str.19 = private unnamed_addr constant [51 x i8] c"when a handler that takes several steps takes them\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.22 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.23 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.24 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.25 = private unnamed_addr constant [103 x i8] c"a signal sent to another thread, with a handler that waits, uses variables of its thread, or leaves it\00", align 1
@.str.26 = private unnamed_addr constant [32 x i8] c"a signal sent to another thread\00", align 1
@.str.27 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
define weak dso_local i32 @__model_handler_kind(void (i32)* noundef %handler) {
entry:
  ret i32 0
}
define weak dso_local void @__model_interruptible() {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %cmp = icmp ult i64 %call, 63
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_self()
  %cmp.i.i = icmp ult i64 %call1.i, 63
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %happened.exit
cond.false.i.i:
  br label %happened.exit
happened.exit:
  %cond.i.i = phi i64 [ %call1.i, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
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
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i64 noundef %and)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext %restart) {
entry:
  br i1 %restart, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0))
  %tobool1 = icmp ne i64 %call, 0
  br i1 %tobool1, label %land.rhs, label %land.end
land.rhs:
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_self()
  %cmp.i.i = icmp ult i64 %call1.i, 63
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %happened.exit
cond.false.i.i:
  br label %happened.exit
happened.exit:
  %cond.i.i = phi i64 [ %call1.i, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.lhs.false ], [ %cmp.i, %happened.exit ]
  ret i1 %0
}
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) {
entry:
  %new = alloca %struct.action, align 8
  %tmp = alloca %struct.action, align 8
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i = icmp ne i32 %number, 9
  br i1 %cmp.i, label %land.lhs.true1.i, label %can_be_handled.exit
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %number, 19
  br i1 %cmp2.i, label %land.lhs.true3.i, label %can_be_handled.exit
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %number, 32
  br i1 %cmp4.i, label %land.rhs.i, label %can_be_handled.exit
land.rhs.i:
  %cmp5.i = icmp ne i32 %number, 33
  br label %can_be_handled.exit
can_be_handled.exit:
  %1 = phi i1 [ false, %land.lhs.true3.i ], [ false, %land.lhs.true1.i ], [ false, %land.lhs.true.i ], [ false, %exists.exit.i ], [ %cmp5.i, %land.rhs.i ]
  br i1 %1, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp = icmp eq void (i32)* %handler, inttoptr (i64 -1 to void (i32)*)
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %2 = bitcast %struct.action* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %2)
  %handler2 = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 0
  %3 = ptrtoint void (i32)* %handler to i64
  store i64 %3, i64* %handler2, align 8
  %flags = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 1
  store i32 268435456, i32* %flags, align 8
  %masked = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 2
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  store i64 %shl.i, i64* %masked, align 8
  call void @handle(%struct.action* sret(%struct.action) align 8 %tmp, i32 noundef %number, %struct.action* noundef byval(%struct.action) align 8 %new)
  %handler4 = getelementptr inbounds %struct.action, %struct.action* %tmp, i32 0, i32 0
  %4 = load i64, i64* %handler4, align 8
  %5 = inttoptr i64 %4 to void (i32)*
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %2)
  br label %return
return:
  %retval.0 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %if.then ], [ %5, %if.end ]
  ret void (i32)* %retval.0
}
define internal void @handle(%struct.action* noalias sret(%struct.action) align 8 %agg.result, i32 noundef %number, %struct.action* noundef byval(%struct.action) align 8 %new) {
entry:
  %conv = sext i32 %number to i64
  %handler1 = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 0
  %0 = load i64, i64* %handler1, align 8
  %cmp.i = icmp ne i64 %0, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %0, 0
  br label %executes.exit
executes.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %1, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp.i14 = icmp eq i32 %number, 10
  br i1 %cmp.i14, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i15 = icmp eq i32 %number, 12
  br i1 %cmp1.i15, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %2 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.lhs.true ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %2, label %land.end, label %land.rhs
land.rhs:
  %cmp.i16 = icmp eq i32 %number, 11
  br i1 %cmp.i16, label %fault.exit, label %lor.lhs.false.i18
lor.lhs.false.i18:
  %cmp1.i17 = icmp eq i32 %number, 7
  br i1 %cmp1.i17, label %fault.exit, label %lor.lhs.false2.i
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
  br i1 %cmp9.i, label %fault.exit, label %lor.rhs.i19
lor.rhs.i19:
  %cmp10.i = icmp eq i32 %number, 6
  br label %fault.exit
fault.exit:
  %3 = phi i1 [ true, %lor.lhs.false8.i ], [ true, %lor.lhs.false6.i ], [ true, %lor.lhs.false4.i ], [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i18 ], [ true, %land.rhs ], [ %cmp10.i, %lor.rhs.i19 ]
  %lnot = xor i1 %3, true
  br label %land.end
land.end:
  %4 = phi i1 [ false, %own.exit ], [ false, %executes.exit ], [ %lnot, %fault.exit ]
  br i1 %4, label %land.lhs.true6, label %if.end
land.lhs.true6:
  %5 = inttoptr i64 %0 to void (i32)*
  %call7 = call i32 @__model_handler_kind(void (i32)* noundef %5)
  %cmp = icmp eq i32 %call7, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %handler.i = getelementptr inbounds %struct.action, %struct.action* %agg.result, i32 0, i32 0
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv)
  store i64 %call.i, i64* %handler.i, align 8
  %flags.i = getelementptr inbounds %struct.action, %struct.action* %agg.result, i32 0, i32 1
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i64 0, i64 0), i64 noundef %conv)
  %conv2.i = trunc i64 %call1.i to i32
  store i32 %conv2.i, i32* %flags.i, align 8
  %masked.i = getelementptr inbounds %struct.action, %struct.action* %agg.result, i32 0, i32 2
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0), i64 noundef %conv)
  store i64 %call3.i, i64* %masked.i, align 8
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv, i64 noundef %0)
  %flags = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 1
  %6 = load i32, i32* %flags, align 8
  %conv9 = sext i32 %6 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv9)
  %masked = getelementptr inbounds %struct.action, %struct.action* %new, i32 0, i32 2
  %7 = load i64, i64* %masked, align 8
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0), i64 noundef %conv, i64 noundef %7)
  br i1 %4, label %land.lhs.true12, label %if.end17
land.lhs.true12:
  %call13 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.17, i64 0, i64 0), i64 noundef %conv)
  %tobool14 = icmp ne i64 %call13, 0
  br i1 %tobool14, label %if.end17, label %if.then15
if.then15:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.17, i64 0, i64 0), i64 noundef %conv, i64 noundef 1)
  %call16 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32)* @execute_for_others to void (...)*), i32 noundef %number)
  br label %if.end17
if.end17:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) {
entry:
  %given = alloca %struct.action, align 8
  %tmp = alloca %struct.action, align 8
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp = icmp eq i32 %number, 32
  br i1 %cmp, label %if.then, label %lor.lhs.false1
lor.lhs.false1:
  %cmp2 = icmp eq i32 %number, 33
  br i1 %cmp2, label %if.then, label %lor.lhs.false3
lor.lhs.false3:
  %tobool = icmp ne %struct.sigaction* %new, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 %cmp.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %1 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %1, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i29 = icmp ne i32 %number, 9
  br i1 %cmp.i29, label %land.lhs.true1.i, label %can_be_handled.exit
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %number, 19
  br i1 %cmp2.i, label %land.lhs.true3.i, label %can_be_handled.exit
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %number, 32
  br i1 %cmp4.i, label %land.rhs.i30, label %can_be_handled.exit
land.rhs.i30:
  %cmp5.i = icmp ne i32 %number, 33
  br label %can_be_handled.exit
can_be_handled.exit:
  %2 = phi i1 [ false, %land.lhs.true3.i ], [ false, %land.lhs.true1.i ], [ false, %land.lhs.true.i ], [ false, %exists.exit.i ], [ %cmp5.i, %land.rhs.i30 ]
  br i1 %2, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  br i1 %tobool, label %if.then7, label %if.else
if.then7:
  %3 = bitcast %struct.action* %given to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  %handler = getelementptr inbounds %struct.action, %struct.action* %given, i32 0, i32 0
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**
  %4 = load void (i32)*, void (i32)** %sa_handler, align 8
  %5 = ptrtoint void (i32)* %4 to i64
  store i64 %5, i64* %handler, align 8
  %flags = getelementptr inbounds %struct.action, %struct.action* %given, i32 0, i32 1
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 2
  %6 = load i32, i32* %sa_flags, align 8
  %and = and i32 %6, -67108865
  store i32 %and, i32* %flags, align 8
  %masked = getelementptr inbounds %struct.action, %struct.action* %given, i32 0, i32 2
  %sa_mask = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 1
  %7 = bitcast %struct.__sigset_t* %sa_mask to i64*
  %8 = load i64, i64* %7, align 8
  %and10 = and i64 %8, -262401
  store i64 %and10, i64* %masked, align 8
  %9 = load i32, i32* %flags, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %9)
  %10 = load i64, i64* %handler, align 8
  %cmp.i31 = icmp ne i64 %10, 1
  br i1 %cmp.i31, label %land.rhs.i33, label %executes.exit
land.rhs.i33:
  %cmp1.i32 = icmp ne i64 %10, 0
  br label %executes.exit
executes.exit:
  %11 = phi i1 [ false, %if.then7 ], [ %cmp1.i32, %land.rhs.i33 ]
  br i1 %11, label %land.lhs.true14, label %if.end18
land.lhs.true14:
  %12 = load i32, i32* %flags, align 8
  %cmp.i34 = icmp eq i32 %12, 0
  br i1 %cmp.i34, label %plain.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i35 = icmp eq i32 %12, 268435456
  br i1 %cmp1.i35, label %plain.exit, label %lor.lhs.false2.i
lor.lhs.false2.i:
  %cmp3.i = icmp eq i32 %12, 134217728
  br i1 %cmp3.i, label %plain.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp4.i36 = icmp eq i32 %12, 402653184
  br label %plain.exit
plain.exit:
  %13 = phi i1 [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i ], [ true, %land.lhs.true14 ], [ %cmp4.i36, %lor.rhs.i ]
  br i1 %13, label %if.end18, label %if.then17
if.then17:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end18
if.end18:
  %14 = load i64, i64* %handler, align 8
  %cmp.i37 = icmp ne i64 %14, 1
  br i1 %cmp.i37, label %land.rhs.i39, label %executes.exit40
land.rhs.i39:
  %cmp1.i38 = icmp ne i64 %14, 0
  br label %executes.exit40
executes.exit40:
  %15 = phi i1 [ false, %if.end18 ], [ %cmp1.i38, %land.rhs.i39 ]
  br i1 %15, label %land.lhs.true21, label %if.end25
land.lhs.true21:
  %16 = load i32, i32* %flags, align 8
  %cmp.i41 = icmp eq i32 %16, 268435456
  br i1 %cmp.i41, label %restarts.exit, label %lor.rhs.i43
lor.rhs.i43:
  %cmp1.i42 = icmp eq i32 %16, 402653184
  br label %restarts.exit
restarts.exit:
  %17 = phi i1 [ true, %land.lhs.true21 ], [ %cmp1.i42, %lor.rhs.i43 ]
  br i1 %17, label %if.end25, label %if.then24
if.then24:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1)
  br label %if.end25
if.end25:
  %call26 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call26, label %if.then27, label %if.end30
if.then27:
  %18 = load i32, i32* %flags, align 8
  %or29 = or i32 %18, 67108864
  store i32 %or29, i32* %flags, align 8
  br label %if.end30
if.end30:
  %19 = bitcast %struct.action* %tmp to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %19)
  call void @handle(%struct.action* sret(%struct.action) align 8 %tmp, i32 noundef %number, %struct.action* noundef byval(%struct.action) align 8 %given)
  %before.sroa.0.0..sroa_idx = getelementptr inbounds %struct.action, %struct.action* %tmp, i64 0, i32 0
  %before.sroa.0.0.copyload = load i64, i64* %before.sroa.0.0..sroa_idx, align 8
  %before.sroa.5.0..sroa_idx4 = getelementptr inbounds %struct.action, %struct.action* %tmp, i64 0, i32 1
  %before.sroa.5.0.copyload = load i32, i32* %before.sroa.5.0..sroa_idx4, align 8
  %before.sroa.612.0..sroa_idx13 = getelementptr inbounds %struct.action, %struct.action* %tmp, i64 0, i32 2
  %before.sroa.612.0.copyload = load i64, i64* %before.sroa.612.0..sroa_idx13, align 8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %19)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  br label %if.end32
if.else:
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %number to i64
  %call.i44 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv.i)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i64 0, i64 0), i64 noundef %conv.i)
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0), i64 noundef %conv.i)
  call void @__gsmack_atomic_end()
  br label %if.end32
if.end32:
  %before.sroa.612.0 = phi i64 [ %before.sroa.612.0.copyload, %if.end30 ], [ %call3.i, %if.else ]
  %before.sroa.5.0 = phi i32 [ %before.sroa.5.0.copyload, %if.end30 ], [ %conv2.i, %if.else ]
  %before.sroa.0.0 = phi i64 [ %before.sroa.0.0.copyload, %if.end30 ], [ %call.i44, %if.else ]
  %tobool33 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool33, label %if.then34, label %if.end42
if.then34:
  %sa_mask35 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 1
  %20 = bitcast %struct.__sigset_t* %sa_mask35 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %20, i8 0, i64 128, i1 false)
  %21 = bitcast %struct.__sigset_t* %sa_mask35 to i64*
  store i64 %before.sroa.612.0, i64* %21, align 8
  %sa_flags38 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 2
  store i32 %before.sroa.5.0, i32* %sa_flags38, align 8
  %22 = inttoptr i64 %before.sroa.0.0 to void (i32)*
  %__sigaction_handler40 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler41 = bitcast %union.anon* %__sigaction_handler40 to void (i32)**
  store void (i32)* %22, void (i32)** %sa_handler41, align 8
  br label %if.end42
if.end42:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end42 ]
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
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
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
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %1 = bitcast %struct.__sigset_t* %set to i64*
  %2 = load i64, i64* %1, align 8
  %or = or i64 %2, %shl.i
  store i64 %or, i64* %1, align 8
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
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
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %neg = xor i64 %shl.i, -1
  %1 = bitcast %struct.__sigset_t* %set to i64*
  %2 = load i64, i64* %1, align 8
  %and = and i64 %2, %neg
  store i64 %and, i64* %1, align 8
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
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
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
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
  %retval.0 = phi i32 [ %conv, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local void @__model_signal_act(i32 noundef %number) {
entry:
  %conv = sext i32 %number to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv)
  %cmp = icmp eq i64 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp.i = icmp eq i32 %number, 10
  br i1 %cmp.i, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i32 %number, 12
  br i1 %cmp1.i, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %0 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %0, label %if.end5, label %land.lhs.true
land.lhs.true:
  %cmp.i10 = icmp ne i64 %call, 1
  br i1 %cmp.i10, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i11 = icmp ne i64 %call, 0
  br label %executes.exit
executes.exit:
  %1 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i11, %land.rhs.i ]
  br i1 %1, label %if.end5, label %if.then4
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end5
if.end5:
  %cmp6 = icmp eq i64 %call, 0
  br i1 %cmp6, label %if.then8, label %if.end9
if.then8:
  call void @__gsmack_exit()
  unreachable
if.end9:
  %call10 = call i64 @__gsmack_self()
  %call11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call10)
  %cmp12 = icmp ne i64 %call11, 0
  br i1 %cmp12, label %if.then14, label %if.end15
if.then14:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end15
if.end15:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call10, i64 noundef 1)
  %2 = inttoptr i64 %call to void (i32)*
  call void %2(i32 noundef %number)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call10, i64 noundef 0)
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end15 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_exit()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
define dso_local i32 @pthread_kill(i64 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0), i64 noundef %thread)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i64 %thread, 1
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.9, i64 0, i64 0))
  %cmp2.i = icmp ne i64 %call.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.7, i64 0, i64 0))
  %cmp3.i = icmp ne i64 %call.i, 2
  br i1 %cmp3.i, label %thread_require.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.22, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call5.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %thread_require.exit
thread_require.exit:
  %1 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %number, 64
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %cmp2 = icmp eq i64 %call.i, 2
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %2 = phi i1 [ false, %if.then ], [ %call3, %land.rhs ]
  %cond = select i1 %2, i32 0, i32 22
  br label %cleanup
if.end:
  %cmp4 = icmp eq i64 %call.i, 3
  br i1 %cmp4, label %if.then8, label %lor.lhs.false5
lor.lhs.false5:
  %cmp6 = icmp eq i64 %call.i, 0
  br i1 %cmp6, label %land.lhs.true, label %if.end9
land.lhs.true:
  %cmp7 = icmp ne i64 %thread, 1
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  br label %cleanup
if.end9:
  %cmp10 = icmp eq i32 %number, 0
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %cleanup
if.end12:
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i64 noundef %thread)
  %tobool.i12 = icmp ne i64 %call1.i, 0
  br i1 %tobool.i12, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call14 = call i64 @__gsmack_self()
  %cmp15 = icmp eq i64 %retval.0.i, %call14
  br i1 %cmp15, label %if.then16, label %if.else
if.then16:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %land.lhs.true.i, label %if.end.i16
land.lhs.true.i:
  %call.i13 = call i64 @__gsmack_self()
  %call1.i14 = call zeroext i1 @__model_signal_blocked(i64 noundef %call.i13, i32 noundef %number)
  br i1 %call1.i14, label %if.then.i15, label %if.end.i16
if.then.i15:
  br label %deliver.exit
if.end.i16:
  call void @__model_signal_act(i32 noundef %number)
  br label %deliver.exit
deliver.exit:
  br label %if.end21
if.else:
  br i1 %cmp3.i, label %if.then18, label %if.end20
if.then18:
  %call.i.i17 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i18 = icmp ne i64 %call.i.i17, 0
  br i1 %cmp.i.i18, label %if.end.i22, label %if.then.i19
if.then.i19:
  br label %thread_number.exit28
if.end.i22:
  %call1.i20 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i64 noundef %thread)
  %tobool.i21 = icmp ne i64 %call1.i20, 0
  br i1 %tobool.i21, label %cond.true.i23, label %cond.false.i24
cond.true.i23:
  br label %cond.end.i26
cond.false.i24:
  br label %cond.end.i26
cond.end.i26:
  %cond.i25 = phi i64 [ %call1.i20, %cond.true.i23 ], [ %thread, %cond.false.i24 ]
  br label %thread_number.exit28
thread_number.exit28:
  %retval.0.i27 = phi i64 [ %cond.i25, %cond.end.i26 ], [ %thread, %if.then.i19 ]
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %land.lhs.true.i30, label %if.end.i34
land.lhs.true.i30:
  %call.i29 = call zeroext i1 @__model_signal_blocked(i64 noundef %retval.0.i27, i32 noundef %number)
  br i1 %call.i29, label %if.then.i31, label %if.end.i34
if.then.i31:
  br label %send.exit
if.end.i34:
  %conv.i = sext i32 %number to i64
  %call1.i32 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv.i)
  %cmp.i33 = icmp eq i64 %call1.i32, 1
  br i1 %cmp.i33, label %if.then3.i, label %if.end4.i
if.then3.i:
  br label %cleanup.i
if.end4.i:
  %cmp.i.i35 = icmp ne i64 %call1.i32, 1
  br i1 %cmp.i.i35, label %land.rhs.i.i, label %executes.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp ne i64 %call1.i32, 0
  br label %executes.exit.i
executes.exit.i:
  %3 = phi i1 [ false, %if.end4.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %3, label %if.then6.i, label %if.end13.i
if.then6.i:
  %4 = inttoptr i64 %call1.i32 to void (i32)*
  %call7.i = call i32 @__model_handler_kind(void (i32)* noundef %4)
  %cmp8.i = icmp eq i32 %call7.i, 0
  br i1 %cmp8.i, label %if.then10.i, label %if.end11.i
if.then10.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([103 x i8], [103 x i8]* @.str.25, i64 0, i64 0))
  br label %if.end11.i
if.end11.i:
  %call12.i = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i64, i32)* @execute_for to void (...)*), i64 noundef %retval.0.i27, i32 noundef %number)
  br label %cleanup.i
if.end13.i:
  %cmp.i8.i = icmp eq i32 %number, 10
  br i1 %cmp.i8.i, label %own.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i9.i = icmp eq i32 %number, 12
  br i1 %cmp1.i9.i, label %own.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp2.i.i = icmp sge i32 %number, 34
  br label %own.exit.i
own.exit.i:
  %5 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %if.end13.i ], [ %cmp2.i.i, %lor.rhs.i.i ]
  br i1 %5, label %if.end16.i, label %if.then15.i
if.then15.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.26, i64 0, i64 0))
  br label %if.end16.i
if.end16.i:
  call void @__gsmack_exit()
  unreachable
cleanup.i:
  br label %send.exit
send.exit:
  br label %if.end20
if.end20:
  br label %if.end21
if.end21:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %cond, %land.end ], [ 3, %if.then8 ], [ 0, %if.then11 ], [ 0, %if.end21 ]
  ret i32 %retval.0
}
define dso_local i32 @kill(i32 noundef %process, i32 noundef %number) {
entry:
  %cmp = icmp ne i32 %number, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.10, i64 0, i64 0))
  br label %if.end
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
define dso_local i32 @raise(i32 noundef %number) {
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
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  br i1 icmp ne (i1 (i64, i32)* @__model_signal_blocked, i1 (i64, i32)* null), label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call.i2 = call i64 @__gsmack_self()
  %call1.i = call zeroext i1 @__model_signal_blocked(i64 noundef %call.i2, i32 noundef %number)
  br i1 %call1.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %deliver.exit
if.end.i:
  call void @__model_signal_act(i32 noundef %number)
  br label %deliver.exit
deliver.exit:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %deliver.exit ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @pause() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__model_interruptible()
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_self()
  %cmp.i.i = icmp ult i64 %call1.i, 63
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %happened.exit
cond.false.i.i:
  br label %happened.exit
happened.exit:
  %cond.i.i = phi i64 [ %call1.i, %cond.true.i.i ], [ 63, %cond.false.i.i ]
  %shl.i.i = shl i64 1, %cond.i.i
  %and.i = and i64 %call.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %cmp.i, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i3 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i3, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i4 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %0 = phi i1 [ false, %lor.lhs.false.i ], [ false, %happened.exit ], [ %call1.i4, %land.rhs.i ]
  br i1 %cmp.i, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %cancelled_instead.exit ], [ %0, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i6, label %act_if.exit
land.lhs.true.i6:
  br i1 %0, label %if.then.i7, label %act_if.exit
if.then.i7:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %call6 = call i32* @__errno_location()
  store i32 4, i32* %call6, align 4
  ret i32 -1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32* @__errno_location()
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  %cmp = icmp ne i32 %seconds, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef 14)
  %cmp.i = icmp ne i64 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.12, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i64 0, i64 0))
  %tobool = icmp ne i64 %call2, 0
  br i1 %tobool, label %if.then3, label %if.end5
if.then3:
  %call4 = call i32 @__gsmack_nondet_uint()
  br label %if.end5
if.end5:
  %left.0 = phi i32 [ %call4, %if.then3 ], [ 0, %if.end ]
  %conv = zext i1 %cmp to i32
  %conv7 = sext i32 %conv to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.13, i64 0, i64 0), i64 noundef %conv7)
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
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
define internal void @execute_for_others(i32 noundef %number) {
entry:
  call void @__gsmack_environment()
  %call = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv)
  %cmp.i = icmp ne i64 %call1, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call1, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %for.cond ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 icmp ne (i1 (i32)* @__model_signal_was_blocked, i1 (i32)* null), label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_signal_was_blocked(i32 noundef %number)
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %cmp.i6 = icmp ne i64 -1, %call1.i
  br i1 %cmp.i6, label %if.then2.i, label %if.end4.i
if.then2.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i64 noundef -1)
  br label %if.end4.i
if.end4.i:
  %1 = inttoptr i64 %call1 to void (i32)*
  %call5.i = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp6.i = icmp eq i32 %call5.i, 2
  br i1 %cmp6.i, label %if.then7.i, label %interrupts.exit
if.then7.i:
  call void %1(i32 noundef %number)
  br label %interrupts.exit
interrupts.exit:
  %cmp9.i = icmp eq i32 %call5.i, 1
  call void @__gsmack_atomic_end()
  br i1 %cmp9.i, label %if.then, label %if.end
if.then:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.19, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i7, label %if.then.i8, label %execute_sometime.exit
if.then.i8:
  call void %1(i32 noundef %number)
  br label %execute_sometime.exit
execute_sometime.exit:
  br label %if.end
if.end:
  br label %for.cond
}
declare dso_local void @__gsmack_environment()
declare extern_weak dso_local zeroext i1 @__model_signal_was_blocked(i32 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare extern_weak dso_local zeroext i1 @__model_signal_blocked(i64 noundef, i32 noundef)
define internal void @execute_for(i64 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_environment()
  %call = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call, i64 noundef 1)
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv)
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i64 noundef %thread)
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
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0), i64 noundef %retval.0.i)
  %cmp = icmp eq i64 %call3, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp5 = icmp eq i64 %call3, 0
  br i1 %cmp5, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = icmp eq i64 %thread, 1
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %thread_identity.exit ], [ %0, %land.end ]
  br i1 %1, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp.i = icmp ne i64 %call1, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i64 %call1, 0
  br label %executes.exit
executes.exit:
  %2 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.else
if.then:
  %cmp.i12 = icmp ult i64 %thread, 63
  br i1 %cmp.i12, label %cond.true.i13, label %cond.false.i14
cond.true.i13:
  br label %only.exit
cond.false.i14:
  br label %only.exit
only.exit:
  %cond.i15 = phi i64 [ %thread, %cond.true.i13 ], [ 63, %cond.false.i14 ]
  %shl.i = shl i64 1, %cond.i15
  br i1 icmp ne (i1 (i32)* @__model_signal_was_blocked, i1 (i32)* null), label %land.lhs.true.i, label %if.end.i20
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_signal_was_blocked(i32 noundef %number)
  br i1 %call.i, label %if.then.i17, label %if.end.i20
if.then.i17:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end.i20
if.end.i20:
  %call1.i18 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %or.i = or i64 %call1.i18, %shl.i
  %cmp.i19 = icmp ne i64 %or.i, %call1.i18
  br i1 %cmp.i19, label %if.then2.i, label %if.end4.i
if.then2.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i64 noundef %or.i)
  br label %if.end4.i
if.end4.i:
  %3 = inttoptr i64 %call1 to void (i32)*
  %call5.i = call i32 @__model_handler_kind(void (i32)* noundef %3)
  %cmp6.i = icmp eq i32 %call5.i, 2
  br i1 %cmp6.i, label %if.then7.i, label %interrupts.exit
if.then7.i:
  call void %3(i32 noundef %number)
  br label %interrupts.exit
interrupts.exit:
  %cmp9.i = icmp eq i32 %call5.i, 1
  %frombool14 = zext i1 %cmp9.i to i8
  br label %if.end21
if.else:
  br i1 %1, label %land.lhs.true17, label %if.end
land.lhs.true17:
  %cmp18 = icmp eq i64 %call1, 0
  br i1 %cmp18, label %if.then20, label %if.end
if.then20:
  call void @__gsmack_exit()
  unreachable
if.end:
  br label %if.end21
if.end21:
  %later.0 = phi i8 [ %frombool14, %interrupts.exit ], [ 0, %if.end ]
  call void @__gsmack_atomic_end()
  %tobool22 = trunc i8 %later.0 to i1
  br i1 %tobool22, label %if.then23, label %if.end24
if.then23:
  %4 = inttoptr i64 %call1 to void (i32)*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.19, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i21 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i21, label %if.then.i22, label %execute_sometime.exit
if.then.i22:
  call void %4(i32 noundef %number)
  br label %execute_sometime.exit
execute_sometime.exit:
  br label %if.end24
if.end24:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
