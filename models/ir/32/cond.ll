target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_condattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call = call i32 @wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext false)
  ret i32 %call
}
define internal i32 @wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %timed) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %mutex_kind.exit
cond.false.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %add.i = add nsw i32 %1, 1
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i32 [ %call.i, %cond.true.i ], [ %add.i, %cond.false.i ]
  %cmp = icmp eq i32 %cond.i, 3
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i30 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp3 = icmp ne i32 %call.i30, %call
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %2 = bitcast %union.pthread_cond_t* %cond to i8*
  %call4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %2)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %3 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef %3)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call, i32 noundef %call4)
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2)
  %add = add nsw i32 %call5, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef %add)
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs, label %land.end
land.rhs:
  %call6 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %4 = phi i1 [ false, %if.end ], [ %call6, %land.rhs ]
  call void @__gsmack_atomic_begin()
  %call8 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call)
  %cmp9 = icmp eq i32 %call8, 0
  br i1 %cmp9, label %lor.end, label %lor.rhs
lor.rhs:
  %call12 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %2)
  %cmp13 = icmp ne i32 %call12, %call4
  br label %lor.end
lor.end:
  %5 = phi i1 [ true, %land.end ], [ %cmp13, %lor.rhs ]
  %call15 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call)
  br i1 %5, label %land.end24, label %land.lhs.true17
land.lhs.true17:
  br i1 %4, label %land.end24, label %land.lhs.true19
land.lhs.true19:
  %call20 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call20, label %land.rhs21, label %land.end24
land.rhs21:
  %call22 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  %cmp23 = icmp slt i32 %call15, %call22
  br label %land.end24
land.end24:
  %6 = phi i1 [ false, %land.lhs.true19 ], [ false, %land.lhs.true17 ], [ false, %lor.end ], [ %cmp23, %land.rhs21 ]
  %call.i31 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp27 = icmp eq i32 %call.i31, 0
  br i1 %cmp27, label %land.rhs28, label %land.end34
land.rhs28:
  br i1 %5, label %lor.end33, label %lor.lhs.false
lor.lhs.false:
  br i1 %6, label %lor.end33, label %lor.rhs31
lor.rhs31:
  br label %lor.end33
lor.end33:
  %7 = phi i1 [ true, %lor.lhs.false ], [ true, %land.rhs28 ], [ %timed, %lor.rhs31 ]
  br label %land.end34
land.end34:
  %8 = phi i1 [ false, %land.end24 ], [ %7, %lor.end33 ]
  call void @__gsmack_await(i1 noundef zeroext %8)
  br i1 %5, label %if.end37, label %if.then36
if.then36:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %call.i32 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2)
  %sub.i = sub nsw i32 %call.i32, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef %sub.i)
  br label %if.end37
if.end37:
  br i1 %6, label %if.then39, label %if.end41
if.then39:
  %add40 = add nsw i32 %call15, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call, i32 noundef %add40)
  br label %if.end41
if.end41:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs43, label %land.end51
land.rhs43:
  br i1 %4, label %lor.end50, label %lor.rhs45
lor.rhs45:
  br i1 %5, label %lor.end49, label %lor.rhs47
lor.rhs47:
  br label %lor.end49
lor.end49:
  %9 = phi i1 [ true, %lor.rhs45 ], [ %6, %lor.rhs47 ]
  %lnot = xor i1 %9, true
  br label %lor.end50
lor.end50:
  %10 = phi i1 [ true, %land.rhs43 ], [ %lnot, %lor.end49 ]
  br label %land.end51
land.end51:
  %11 = phi i1 [ false, %if.end41 ], [ %10, %lor.end50 ]
  %cond52 = select i1 %11, i32 110, i32 0
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 1, %if.then ], [ %cond52, %land.end51 ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true)
  ret i32 %call
}
define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true)
  ret i32 %call
}
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_nondet_ulong()
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call1)
  %1 = ptrtoint %union.pthread_cond_t* %cond to i32
  %cmp3 = icmp eq i32 %call2, %1
  call void @__gsmack_assume(i1 noundef zeroext %cmp3)
  %call4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call1)
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %cmp6 = icmp eq i32 %call4, %call5
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call1, i32 noundef 0)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %sub.i = sub nsw i32 %call.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %add = add nsw i32 %call1, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %clock) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %cmp = icmp eq i32 %shared, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %shared, 1
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %cond = select i1 %0, i32 0, i32 22
  ret i32 %cond
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_await(i1 noundef zeroext)
