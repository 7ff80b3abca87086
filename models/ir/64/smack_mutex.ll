target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.smack_mutex = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"a mutex that was not initialised is destroyed\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"a mutex that is held is destroyed\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"a mutex that was not initialised is locked\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"a mutex is locked again by the thread that holds it\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"a mutex that was not initialised is unlocked\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.8 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
define dso_local i32 @smack_mutex_init(%union.smack_mutex* noundef %mutex, %union.pthread_mutexattr_t* noundef %attr) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %posix = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0
  %call = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %posix, %union.pthread_mutexattr_t* noundef %attr)
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  store i32 0, i32* %lock, align 8
  %0 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 1
  store i32 1, i32* %0, align 4
  %tobool.not = icmp eq %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool.not, label %cond.end, label %cond.true
cond.true:
  %1 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %1)
  %conv = trunc i64 %call1 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %entry ]
  %attr2 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 2
  store i32 %cond, i32* %attr2, align 8
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i32 @smack_mutex_destroy(%union.smack_mutex* nocapture noundef %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 1
  %1 = load i32, i32* %0, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.2, i64 0, i64 0))
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  %2 = load i32, i32* %lock, align 8
  %cmp1 = icmp eq i32 %2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i64 0, i64 0))
  store i32 0, i32* %0, align 4
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef) local_unnamed_addr
define dso_local i32 @smack_mutex_lock(%union.smack_mutex* noundef %mutex) local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  call void @__gsmack_atomic_begin()
  %attr = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 2
  %0 = load i32, i32* %attr, align 8
  %cmp = icmp eq i32 %0, 2
  %1 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 1
  %2 = load i32, i32* %1, align 4
  %cmp2.not = icmp eq i32 %2, 1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %spec.select33 = select i1 %cmp2.not, i32 0, i32 22
  br label %if.end14
if.else:
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.not, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0))
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %lock, align 8
  %cmp8.not = icmp eq i32 %3, %conv
  br i1 %cmp8.not, label %lor.rhs, label %lor.end
lor.rhs:
  %4 = load i32, i32* %attr, align 8
  %cmp12 = icmp eq i32 %4, 1
  br label %lor.end
lor.end:
  %5 = phi i1 [ true, %if.else ], [ %cmp12, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end14
if.end14:
  %tobool.not = phi i1 [ true, %lor.end ], [ %cmp2.not, %if.then ]
  %error.0 = phi i32 [ 0, %lor.end ], [ %spec.select33, %if.then ]
  br i1 %tobool.not, label %if.then15, label %if.end17
if.then15:
  %posix = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0
  %call16 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end17
if.end17:
  %error.1 = phi i32 [ %error.0, %if.end14 ], [ %call16, %if.then15 ]
  %tobool18.not = icmp eq i32 %error.1, 0
  br i1 %tobool18.not, label %if.then19, label %if.end21
if.then19:
  %lock20 = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  store i32 %conv, i32* %lock20, align 8
  br label %if.end21
if.end21:
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
declare dso_local i64 @__gsmack_self() local_unnamed_addr
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr
define dso_local i32 @smack_mutex_trylock(%union.smack_mutex* noundef %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 1
  %1 = load i32, i32* %0, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0))
  %posix = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0
  %call = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %posix)
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end
if.then:
  %call1 = call i64 @__gsmack_self()
  %conv = trunc i64 %call1 to i32
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  store i32 %conv, i32* %lock, align 8
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %call
}
declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr
define dso_local i32 @smack_mutex_unlock(%union.smack_mutex* noundef %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %attr = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 2
  %0 = load i32, i32* %attr, align 8
  %cmp = icmp eq i32 %0, 2
  %1 = getelementptr inbounds %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 1
  %2 = load i32, i32* %1, align 4
  %cmp1.not = icmp eq i32 %2, 1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %spec.select27 = select i1 %cmp1.not, i32 0, i32 22
  br label %if.end7
if.else:
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.not, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.6, i64 0, i64 0))
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %lock, align 8
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  %cmp5 = icmp eq i32 %3, %conv
  call void @__gsmack_assert(i1 noundef zeroext %cmp5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  br label %if.end7
if.end7:
  %tobool.not = phi i1 [ true, %if.else ], [ %cmp1.not, %if.then ]
  %error.0 = phi i32 [ 0, %if.else ], [ %spec.select27, %if.then ]
  br i1 %tobool.not, label %if.then8, label %if.end10
if.then8:
  %posix = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0
  %call9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end10
if.end10:
  %error.1 = phi i32 [ %error.0, %if.end7 ], [ %call9, %if.then8 ]
  %tobool11.not = icmp eq i32 %error.1, 0
  br i1 %tobool11.not, label %if.then12, label %if.end17
if.then12:
  %4 = bitcast %union.smack_mutex* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0), i8* noundef %4)
  %conv15 = trunc i64 %call.i to i32
  %lock16 = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  store i32 %conv15, i32* %lock16, align 8
  br label %if.end17
if.end17:
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr
define dso_local i32 @smack_cond_wait(%union.pthread_cond_t* noundef %cond, %union.smack_mutex* noundef %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %lock = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0, i32 0, i32 0
  %0 = load i32, i32* %lock, align 8
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %0, %conv
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8, i64 0, i64 0))
  store i32 0, i32* %lock, align 8
  call void @__gsmack_atomic_end()
  %posix = getelementptr %union.smack_mutex, %union.smack_mutex* %mutex, i64 0, i32 0
  %call3 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %posix)
  %call4 = call i64 @__gsmack_self()
  %conv5 = trunc i64 %call4 to i32
  store i32 %conv5, i32* %lock, align 8
  ret i32 %call3
}
declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr
